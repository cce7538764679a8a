import { CAMINHOS } from '@portal/contracts/http/caminhos';
import {
  noArDaRadioSchema,
  noArDeTodasSchema,
  type NoArDaRadio,
  type NoArDeTodas,
} from '@portal/contracts/no-ar/no-ar';
import { dataCivil } from '@portal/contracts/tempo/datas';
import { beforeAll, describe, expect, it } from 'vitest';
import { idDoCookie } from './harness/contagens';
import { onPostgres } from './harness/database';
import { eventually } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { startTestPortal } from './harness/portal';
import { sql } from './harness/sql';
import { comTitulo, resposta, som, umasTransmissoes } from './harness/transmissoes';
import { novoVisitante } from './harness/visitante';

const INTERVALO_S = 2;
const ENV = {
  PORTAL_STREAM_CHECK: String(INTERVALO_S),
  PORTAL_STREAM_NETWORKS: '127.0.0.1/32',
  PORTAL_LIMITS: '1000',
};
/** Three failures over two intervals, checks of others in between, and the answer's age. */
const ATE_SAIR_MS = 40_000;
/** How old an answer may be (contrato 9). */
const RESPOSTA_MS = 10_000;

// The last is in no network that streams may be in.
const radios = umasTransmissoes([...Array<string>(6).fill('127.0.0.1'), '127.0.0.2']);
const aqui = umPortalEditado(ENV);

const PAGINA = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<html>${'x'.repeat(5000)}`;
const ids: Record<string, string> = {};
let titulo = Buffer.from('Ana Exemplo - Manhã de graça');

const criar = async (nome_radio: string, url: string): Promise<void> => {
  const { documentId } = await aqui.editor.createPublished('api::radio.radio', { nome_radio, url });
  ids[nome_radio] = documentId;
};
const id = (nome: string): string => ids[nome] ?? '';
const todas = () => aqui.read<NoArDeTodas>(CAMINHOS.noAr);
const uma = (nome: string) => aqui.read<NoArDaRadio>(CAMINHOS.noArDaRadio(id(nome)));
const situacao = async (nome: string) => (await todas())[id(nome)]?.no_ar;

beforeAll(async () => {
  await criar('Viva', radios.nova('viva', som));
  await criar(
    'Cantada',
    radios.nova(
      'cantada',
      comTitulo(() => titulo),
      1,
    ),
  );
  await criar('Página', radios.nova('pagina', resposta(PAGINA), 2));
  await criar(
    'Muda',
    radios.nova('muda', resposta('HTTP/1.0 200 OK\r\nContent-Type: audio/mpeg\r\n\r\n'), 3),
  );
  await criar('Vaivém', radios.nova('vaivem', som, 4));
  await criar(
    'Calada',
    radios.nova('calada', () => {}, 5),
  );
  await criar('De dentro', radios.nova('dentro', som, 6));
  const { url } = aqui.portal;
  await criar('Do próprio portal', `${url}/api/radios/all`);
  await criar('Sem endereço de rádio', '/demonstracao/nada.mp3');
});

describe('o que está no ar', () => {
  it('ninguém sabe ainda; depois da primeira pergunta, sabe', async () => {
    // An answer made before they were may stand for its seconds (contrato 9).
    await eventually(async () => {
      const antes = await todas();
      expect(noArDeTodasSchema.safeParse(antes).success).toBe(true);
      expect(Object.keys(antes).sort()).toEqual(Object.values(ids).sort());
    }, RESPOSTA_MS);
    await eventually(async () => {
      expect([await situacao('Viva'), await situacao('Cantada')]).toEqual([true, true]);
    }, ATE_SAIR_MS);
    const viva = await uma('Viva');
    expect(noArDaRadioSchema.safeParse(viva).error).toBeUndefined();
    expect(viva).toMatchObject({ no_ar: true, tocando: null, ouvintes: 0, tocou: [] });
    expect(viva.formato).toEqual({ codec: 'MP3', kbps: 128 });
    expect(Date.parse(viva.desde ?? '')).toBeLessThanOrEqual(Date.parse(viva.verificada_em ?? ''));
  });

  it('uma página, cabeçalho sem som, silêncio e o que a guarda recusa: fora, depois de três perguntas', async () => {
    const mortas = ['Página', 'Muda', 'De dentro', 'Do próprio portal', 'Sem endereço de rádio'];
    await eventually(async () => {
      for (const nome of mortas) expect([nome, await situacao(nome)]).toEqual([nome, false]);
    }, ATE_SAIR_MS);
    expect(radios.pedidos('pagina').length).toBeGreaterThanOrEqual(3);
    const [primeira = 0, , terceira = 0] = radios.pedidos('pagina');
    expect(terceira - primeira).toBeGreaterThanOrEqual(2 * INTERVALO_S * 1000 - 50);
    expect(radios.pedidos('dentro')).toEqual([]);
    expect(await uma('Página')).toMatchObject({ formato: null });
    await eventually(async () => expect(await situacao('Calada')).toBe(false), ATE_SAIR_MS);
  }, 120_000);

  it('morre, fica fora; volta com uma resposta, e a lista só no ar acompanha', async () => {
    const noAr = async () =>
      (await aqui.read<{ id: string }[]>(`${CAMINHOS.radios}?no_ar=1`)).map((radio) => radio.id);
    await eventually(async () => expect(await situacao('Vaivém')).toBe(true), ATE_SAIR_MS);
    await eventually(async () =>
      expect((await noAr()).sort()).toEqual([id('Cantada'), id('Viva'), id('Vaivém')].sort()),
    );
    const morreu = Date.now();
    radios.falar('vaivem', resposta('HTTP/1.0 404 Not Found\r\n\r\n'));
    await eventually(async () => expect(await situacao('Vaivém')).toBe(false), ATE_SAIR_MS);
    expect(Date.parse((await uma('Vaivém')).desde ?? '')).toBeGreaterThanOrEqual(morreu - 100);
    await eventually(async () => expect(await noAr()).not.toContain(id('Vaivém')));
    const perguntas = radios.pedidos('vaivem').length;
    radios.falar('vaivem', som);
    await eventually(async () => expect(await situacao('Vaivém')).toBe(true), ATE_SAIR_MS);
    expect(radios.pedidos('vaivem').length).toBeGreaterThan(perguntas);
    await eventually(async () => expect(await noAr()).toContain(id('Vaivém')));
    const pagina = await aqui.portal.ask(`${CAMINHOS.radios}?no_ar=1&pagina=1&limite=2`);
    expect([pagina.json<unknown[]>().length, pagina.headers['x-total-count']]).toEqual([2, '3']);
    expect((await aqui.portal.ask(`${CAMINHOS.radios}?no_ar=talvez`)).status).toBe(400);
  }, 120_000);

  it('nunca mais de quatro perguntas ao mesmo tempo, e uma por servidor', () => {
    const { total, porServidor } = radios.maisDeUmaVez();
    expect(total).toBeGreaterThan(1);
    expect(total).toBeLessThanOrEqual(4);
    expect(porServidor).toBe(1);
  });

  it('guarda quanto de cada dia a rádio esteve no ar', async () => {
    const rows = await sql<{ dia: string; perguntas: number; respostas: number }>(
      aqui.portal,
      aqui.database,
      'select dia, perguntas, respostas from disponibilidades where radio = ?',
      id('Vaivém'),
    );
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect(row?.dia).toBe(dataCivil(new Date()));
    expect(Number(row?.perguntas)).toBeGreaterThan(Number(row?.respostas));
    expect(Number(row?.respostas)).toBeGreaterThan(0);
  });

  it('quem não existe, ou não é do público: 404', async () => {
    for (const ninguem of ['nada', '__proto__', '%ff'])
      expect((await aqui.portal.ask(`/api/radios/${ninguem}/no-ar`)).status).toBe(404);
    expect((await aqui.portal.ask(CAMINHOS.noAr, { method: 'POST' })).status).toBe(405);
    await criar('De rascunho', 'https://a.test/');
    await aqui.editor.unpublish('api::radio.radio', id('De rascunho'));
    await eventually(async () =>
      expect((await aqui.portal.ask(CAMINHOS.noArDaRadio(id('De rascunho')))).status).toBe(404),
    );
  });
});

describe('quem ouve, e o quê', () => {
  const ouvir = async (ouvindo: string | null) => {
    const visitante = novoVisitante(aqui.portal);
    await visitante.pedir(CAMINHOS.verificaLogin);
    const answer = await visitante.pedir(CAMINHOS.presenca(idDoCookie(visitante), ouvindo));
    expect(answer.status).toBe(204);
    return visitante;
  };

  it('conta cada visitante que ouve, uma vez, e só rádios do público', async () => {
    const visitante = await ouvir(id('Cantada'));
    await ouvir(id('Cantada'));
    await ouvir('inventada');
    await ouvir(null);
    const minha = idDoCookie(visitante);
    // Says nothing of a radio: listened until just now.
    await visitante.pedir(CAMINHOS.presenca(minha));
    await visitante.pedir(`${CAMINHOS.presenca(minha)}?ouvindo=a&ouvindo=b`);
    await eventually(async () => {
      const agora = await todas();
      expect(agora[id('Cantada')]?.ouvintes).toBe(2);
      expect(agora[id('Viva')]?.ouvintes).toBe(0);
      expect(Object.values(agora).reduce((soma, { ouvintes }) => soma + ouvintes, 0)).toBe(2);
    }, 15_000);
  });

  it('diz a música do momento, e guarda as últimas', async () => {
    await eventually(async () => {
      expect((await todas())[id('Cantada')]?.tocando).toBe('Ana Exemplo - Manhã de graça');
    }, 30_000);
    titulo = Buffer.from('Coração em festa', 'latin1');
    await ouvir(id('Cantada'));
    await eventually(async () => {
      expect((await uma('Cantada')).tocando).toBe('Coração em festa');
    }, 40_000);
    expect((await uma('Cantada')).tocou.map((um) => um.titulo)).toEqual([
      'Coração em festa',
      'Ana Exemplo - Manhã de graça',
    ]);
    expect((await uma('Cantada')).formato).toEqual({ codec: 'MP3', kbps: 64 });
    expect((await uma('Viva')).tocando).toBeNull();
  }, 90_000);

  it('de quem ninguém mais ouve, nada se diz', async () => {
    await sql(aqui.portal, aqui.database, 'update presencas set ouvindo_em = ouvindo_em - 121000');
    await eventually(async () => {
      expect((await todas())[id('Cantada')]).toMatchObject({ ouvintes: 0, tocando: null });
    }, 15_000);
  });
});

describe('outro endereço, outro processo', () => {
  it('uma rádio que mudou de endereço começa de novo', async () => {
    expect(await situacao('Página')).toBe(false);
    const url = radios.nova('nova', som, 2);
    await aqui.editor.update('api::radio.radio', id('Página'), { url });
    await aqui.editor.publish('api::radio.radio', id('Página'));
    await eventually(async () => expect(await situacao('Página')).toBe(true), ATE_SAIR_MS);
  }, 60_000);

  it('o que se sabe fica quando o processo acaba', async () => {
    const { dataDir } = aqui.portal;
    const antes = (await uma('Viva')).desde;
    aqui.portal.signal('SIGTERM');
    await aqui.portal.exited;
    const outro = await startTestPortal({
      database: aqui.database.url,
      dataDir,
      env: { ...ENV, PORTAL_STREAM_CHECK: '3000' },
    });
    try {
      const answer = await outro.ask(CAMINHOS.noArDaRadio(id('Viva')));
      // Since when is what nobody could ask the radio again: it was kept.
      expect(answer.json()).toMatchObject({ no_ar: true, desde: antes });
    } finally {
      await outro.stop();
    }
  }, 60_000);

  it.runIf(onPostgres)(
    'de duas instâncias uma só pergunta; quando morre, a outra',
    async () => {
      const iniciar = () =>
        startTestPortal({ database: aqui.database.url, dataDir: aqui.portal.dataDir, env: ENV });
      const um = await iniciar();
      const perguntas = () => radios.pedidos('viva').length;
      const antes = perguntas();
      await eventually(() => expect(perguntas()).toBeGreaterThan(antes + 1), ATE_SAIR_MS);
      const outro = await iniciar();
      try {
        const [desde, inicio] = [perguntas(), Date.now()];
        await new Promise((resolve) => setTimeout(resolve, 12_000));
        const cabem = Math.ceil((Date.now() - inicio) / (INTERVALO_S * 1000)) + 1;
        expect(perguntas() - desde).toBeLessThanOrEqual(cabem);
        expect(perguntas() - desde).toBeGreaterThanOrEqual(3);
        expect((await outro.ask(CAMINHOS.noArDaRadio(id('Viva')))).json()).toMatchObject({
          no_ar: true,
        });
        um.signal('SIGKILL');
        await um.exited;
        const quando = perguntas();
        await eventually(() => expect(perguntas()).toBeGreaterThan(quando + 1), ATE_SAIR_MS);
      } finally {
        await um.stop();
        await outro.stop();
      }
    },
    150_000,
  );
});
