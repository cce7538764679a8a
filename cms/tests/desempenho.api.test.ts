import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { desempenhoSchema } from '@portal/contracts/monitoramento/desempenho';
import { somarDias } from '@portal/contracts/tempo/datas';
import { describe, expect, it } from 'vitest';
import { decidir } from './harness/andamento';
import { venderAnuncio, venderMusica } from './harness/anuncios';
import { comContaveis } from './harness/contagens';
import { comEditor, hoje, mudarAnuncio } from './harness/leitura';
import { umPortalComum } from './harness/portal-comum';
import { sql } from './harness/sql';
import { type Visitante } from './harness/visitante';

const aqui = comEditor(umPortalComum());
const cont = comContaveis(aqui);

const ver = (visitante: Visitante, anuncios: unknown) =>
  visitante.enviar('/api/anuncios/impressoes', { anuncios });

const desempenho = async (id = cont.anuncio, visitante = cont.dona.visitante) => {
  const answer = await visitante.pedir(`/api/anuncios/${id}/desempenho`);
  expect(answer.status, answer.text).toBe(200);
  return desempenhoSchema.parse(answer.json());
};

describe('impressões', () => {
  it('contam uma vez por visitante e anúncio, só dos anúncios no ar', async () => {
    const visitantes = await Promise.all(Array.from({ length: 8 }, () => cont.visitante()));
    const { anuncio, parado } = cont;
    const lote = [anuncio, String(anuncio), parado, 999_999, 'x'];
    const answers = await Promise.all(
      visitantes.flatMap((visitante) => [ver(visitante, lote), ver(visitante, lote)]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await cont.total('visualizacao', anuncio)).toBe(8);
    expect(await cont.total('visualizacao', parado)).toBe(0);
    expect(await cont.naoContados('visualizacao', anuncio)).toEqual({ repetido: 8 });
  });

  it('o navegador as manda num sinal só, com o token no corpo', async () => {
    const visitante = await cont.visitante();
    const antes = await cont.total('visualizacao', cont.anuncio);
    const campos = {
      anuncios: `${cont.anuncio},${cont.parado}`,
      _token: visitante.cookies.get('XSRF-TOKEN') ?? '',
    };
    const answer = await visitante.pedir('/api/anuncios/impressoes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      body: new URLSearchParams(campos).toString(),
    });
    expect(answer.status, answer.text).toBe(204);
    expect(await cont.total('visualizacao', cont.anuncio)).toBe(antes + 1);
  });

  it('a dona não conta, e cinquenta é o máximo de uma vez', async () => {
    const antes = await cont.total('visualizacao', cont.anuncio);
    expect((await ver(cont.dona.visitante, [cont.anuncio])).status).toBe(204);
    expect(await cont.total('visualizacao', cont.anuncio)).toBe(antes);
    const visitante = await cont.visitante();
    expect((await ver(visitante, Array<number>(51).fill(1))).status).toBe(422);
    for (const torto of [undefined, null, [{}], {}])
      expect((await ver(visitante, torto)).status, JSON.stringify(torto)).toBe(422);
  });
});

describe('desempenho de um anúncio', () => {
  it('diz ao dono visualizações, cliques, CTR, dias restantes e cada dia', async () => {
    const visitante = await cont.visitante();
    await visitante.enviar('/api/anuncios/monitoramento', { anuncio: cont.anuncio });
    await sql(
      aqui.portal,
      aqui.database,
      `insert into contadores_diarios (tipo, alvo, dia, motivo, total) values ('visualizacao', ?, ?, '', 3)`,
      String(cont.anuncio),
      somarDias(hoje(), -2),
    );
    const visualizacoes = await cont.totalDoMes('visualizacao', cont.anuncio);
    const lido = await desempenho();
    expect(lido).toMatchObject({
      id: cont.anuncio,
      status: 1,
      data_inicio: somarDias(hoje(), -10),
      data_vencimento: somarDias(hoje(), 10),
      dias_restantes: 10,
      visualizacoes,
      cliques: 1,
      ctr: Math.round((1 / visualizacoes) * 10_000) / 10_000,
    });
    expect(lido.diario.map(({ dia }) => dia)).toEqual(
      Array.from({ length: 11 }, (_, i) => somarDias(hoje(), i - 10)),
    );
    expect(lido.diario[8]).toEqual({
      ...{ dia: somarDias(hoje(), -2), visualizacoes: 3, cliques: 0, execucoes: null },
    });
    expect(lido.diario[10]).toEqual({ dia: hoje(), visualizacoes, cliques: 1, execucoes: null });
    expect(lido.execucoes).toBeNull();
    expect(await desempenho(cont.anuncio, cont.administradora.visitante)).toEqual(lido);
  });

  it('em CSV para o Excel', async () => {
    const path = `/api/anuncios/${cont.anuncio}/desempenho?formato=csv`;
    const answer = await cont.dona.visitante.pedir(path);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const linhas = answer.text.split('\r\n');
    expect(linhas[0]).toBe('\uFEFF"Data";"Visualizações";"Cliques";"CTR"');
    expect(linhas).toHaveLength(13);
    expect(linhas[1]).toMatch(/^"\d\d\/\d\d\/\d{4}";0;0;""$/);
  });

  it.each<'radio' | 'musica'>(['radio', 'musica'])(
    'de %s conta as execuções, por mês desde o do começo e por dia enquanto há dias',
    async (tipo) => {
      const { visitante: admin } = cont.administradora;
      const anuncio =
        tipo === 'radio'
          ? await venderAnuncio(admin, {
              ...{
                tipo_anuncio: 'radio',
                nome_webradio: 'Tocada',
                url_webradio: 'https://t.test/',
              },
            })
          : await venderMusica(admin, 'Tocada', { id_cantor_musica: cont.cantor });
      await decidir(admin, anuncio.id, 1);
      const alvo = (tipo === 'radio' ? anuncio.webradio : anuncio.musica)?.id ?? '';
      const ouvinte = await cont.visitante();
      const tocou =
        tipo === 'radio'
          ? await ouvinte.enviar(CAMINHOS.rastrearAnuncio, { anuncio: alvo, tipo: 'webradio' })
          : await cont.tocar(ouvinte, alvo);
      expect(tocou.status, tocou.text).toBe(204);
      const inicio = somarDias(hoje(), -70);
      await mudarAnuncio(aqui, { id: anuncio.id, documentId: '' }, { data_inicio: inicio });
      const contar = (tabela: string, quando: string, total: number) =>
        sql(
          aqui.portal,
          aqui.database,
          tabela === 'contadores'
            ? `insert into contadores (tipo, alvo, total, periodo) values (?, ?, ?, ?)`
            : `insert into contadores_diarios (tipo, alvo, total, dia, motivo) values (?, ?, ?, ?, '')`,
          ...[tipo, alvo, total, quando],
        );
      await contar('contadores', inicio.slice(0, 7), 500);
      await contar('contadores', somarDias(inicio, -40).slice(0, 7), 9000);
      await contar('contadores_diarios', somarDias(hoje(), -35), 7);
      await contar('contadores_diarios', inicio.slice(0, 7), 500);

      const lido = await desempenho(anuncio.id, admin);
      expect(lido).toMatchObject({ execucoes: 501, visualizacoes: 0, cliques: 0, ctr: null });
      expect(lido.diario).toHaveLength(71);
      expect(lido.diario[34]?.execucoes).toBeNull();
      expect(lido.diario.slice(35).map(({ execucoes }) => execucoes)).toEqual([
        ...[7, ...Array<number>(34).fill(0), 1],
      ]);
      const path = `${CAMINHOS.desempenho(anuncio.id)}?formato=csv`;
      const [titulos, ...dias] = (await admin.pedir(path)).text.split('\r\n');
      expect(titulos).toBe('\uFEFF"Data";"Visualizações";"Cliques";"CTR";"Execuções"');
      expect(dias[34]).toMatch(/;0;0;"";""$/);
      expect(dias[70]).toMatch(/;0;0;"";1$/);
    },
  );

  it.each(['999999', 'x', '0x1', '1e1', '-1', '99999999999999999999'])(
    'o anúncio %s não existe',
    async (id) => {
      const answer = await cont.dona.visitante.pedir(`/api/anuncios/${id}/desempenho`);
      expect(answer.status).toBe(404);
    },
  );
});
