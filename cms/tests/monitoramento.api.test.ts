import { describe, expect, it } from 'vitest';
import { comContaveis, idDoCookie } from './harness/contagens';
import { eventually } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { entrar, novaPessoa } from './harness/pessoas';
import { copiaDe, novoVisitante, type Visitante } from './harness/visitante';

const aqui = umPortalEditado({ PORTAL_LIMITS: '1000' });
const cont = comContaveis(aqui);

const GOOGLEBOT = {
  'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

const visitantes = (quantos: number): Promise<Visitante[]> =>
  Promise.all(Array.from({ length: quantos }, () => cont.visitante()));

const rastrear = (visitante: Visitante, campos: object) =>
  visitante.enviar('/api/anuncios/monitoramento', campos);

describe('tocar uma música', () => {
  it('conta uma vez por visitante em 30 s, com cem pedidos ao mesmo tempo', async () => {
    const [antes, todos] = [await cont.total('musica', cont.musica), await visitantes(20)];
    const cinco = Array<number>(5).fill(0);
    const answers = await Promise.all(
      todos.flatMap((visitante) => cinco.map(() => cont.tocar(visitante))),
    );
    for (const answer of answers) {
      expect([answer.status, answer.text]).toEqual([204, '']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(await cont.total('musica', cont.musica)).toBe(antes + 20);
    expect(await cont.naoContados('musica', cont.musica)).toEqual({ repetido: 80 });
  });

  it('outra música do mesmo visitante é outra conta', async () => {
    const visitante = await cont.visitante();
    const antes = await cont.total('musica', cont.outraMusica);
    await cont.tocar(visitante);
    await cont.tocar(visitante, cont.outraMusica);
    expect(await cont.total('musica', cont.outraMusica)).toBe(antes + 1);
  });

  it('aparece nos cantores, na página das músicas e nos indicadores', async () => {
    for (const visitante of await visitantes(3)) await cont.tocar(visitante, cont.outraMusica);
    const [um, outro] = [
      await cont.total('musica', cont.musica),
      await cont.total('musica', cont.outraMusica),
    ];
    await eventually(async () => {
      const [cantora] = await aqui.read<{ total_acessos: number }[]>('/api/cantores');
      expect(cantora?.total_acessos).toBe(um + outro);
      const musicas = await aqui.read<{ id: string; total_acessos: number }[]>('/api/musicas/all');
      expect(musicas.find(({ id }) => id === cont.outraMusica)?.total_acessos).toBe(outro);
    }, 5000);
    const { acessosMusicas } = await cont.indicadores();
    expect(acessosMusicas).toEqual(
      [
        { musica_id: cont.musica, nome_musica: 'Primeira', total_acessos: um },
        { musica_id: cont.outraMusica, nome_musica: 'Segunda', total_acessos: outro },
      ].map((musica) => ({ ...musica, cantor: 'Cantora', cantor_id: cont.cantor })),
    );
  });

  it('o que se toca entre duas leituras conta na segunda, e nada conta duas vezes', async () => {
    const nosIndicadores = async () =>
      (await cont.indicadores()).acessosMusicas.find(({ musica_id }) => musica_id === cont.musica)
        ?.total_acessos ?? 0;
    const antes = await nosIndicadores();
    for (const vez of [1, 2]) {
      await cont.tocar(await cont.visitante());
      // Another song, so that the one before is read again as it was.
      await cont.tocar(await cont.visitante(), cont.outraMusica);
      await eventually(async () => expect(await nosIndicadores()).toBe(antes + vez));
      expect(await nosIndicadores()).toBe(antes + vez);
    }
  });

  it.each(['nao-existe', '../../etc', '%00', "' or 1=1", 'x'.repeat(64)])(
    '%s não existe: 404',
    async (musica) => {
      const answer = await cont.tocar(await cont.visitante(), musica);
      expect(answer.status).toBe(404);
      expect(answer.json()).toMatchObject({ status: '0' });
    },
  );

  it.each([{}, { musica: '' }, { musica: {} }, { musica: 'x'.repeat(65) }, { musica: ['a'] }])(
    '%j: 422',
    async (campos) => {
      const visitante = await cont.visitante();
      const answer = await visitante.enviar('/api/monitoramentoMusica', campos);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.json<{ erros: object }>().erros)).toEqual(['musica']);
    },
  );

  it.each(['{', '[]', '"x"', 'null'])('o corpo %s: 400 ou 422', async (body) => {
    const visitante = await cont.visitante();
    const answer = await visitante.pedir('/api/monitoramentoMusica', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': visitante.cookies.get('XSRF-TOKEN') ?? '',
      },
      body,
    });
    expect([400, 422]).toContain(answer.status);
  });

  it('o token pode vir no corpo, e o corpo de qualquer jeito que um formulário mande', async () => {
    const antes = await cont.total('musica', cont.musica);
    const enviar = async (tipo: string, corpo: (token: string) => string) => {
      const visitante = await cont.visitante();
      const token = visitante.cookies.get('XSRF-TOKEN') ?? '';
      return visitante.pedir('/api/monitoramentoMusica', {
        method: 'POST',
        headers: { 'Content-Type': tipo },
        body: corpo(token),
      });
    };
    const { musica } = cont;
    const parte = (nome: string, valor: string) =>
      `--b\r\nContent-Disposition: form-data; name="${nome}"\r\n\r\n${valor}\r\n`;
    const answers = [
      await enviar('application/json', (_token) => JSON.stringify({ musica, _token })),
      await enviar('application/x-www-form-urlencoded', (_token) =>
        new URLSearchParams({ musica, _token }).toString(),
      ),
      await enviar(
        'multipart/form-data; boundary=b',
        (token) => `${parte('musica', musica)}${parte('_token', token)}--b--\r\n`,
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await cont.total('musica', cont.musica)).toBe(antes + 3);
  });

  it('sem token, ou com o de outro: 403 e nada conta', async () => {
    const [um, outro] = [await cont.visitante(), await cont.visitante()];
    const antes = await cont.total('musica', cont.musica);
    for (const token of ['', 'x', outro.cookies.get('XSRF-TOKEN') ?? '']) {
      const answer = await cont.tocar(um, cont.musica, { 'X-XSRF-TOKEN': token });
      expect(answer.status).toBe(403);
      expect(answer.json<{ msg: string }>().msg).toMatch(/^Sua sessão expirou/);
    }
    expect(await cont.total('musica', cont.musica)).toBe(antes);
  });

  it('só POST', async () => {
    const answer = await aqui.portal.ask('/api/monitoramentoMusica');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
  });
});

describe('quem não conta', () => {
  it('um visitante inventado é respondido como outro qualquer', async () => {
    const forjados = [
      JSON.stringify({ id_usuario: 'inventado.aaaaaaaaaaaaaaaaaaaaaa' }),
      JSON.stringify({ id_usuario: cont.dona.id }),
      JSON.stringify({ id_usuario: { a: 1 } }),
      'lixo',
      '%',
    ];
    const antes = await cont.total('musica', cont.musica);
    for (const forjado of forjados) {
      const visitante = await cont.visitante();
      visitante.cookies.set('monitoramento', encodeURIComponent(forjado));
      expect((await cont.tocar(visitante)).status).toBe(204);
    }
    expect(await cont.total('musica', cont.musica)).toBe(antes);
    expect((await cont.naoContados('musica', cont.musica))['visitante']).toBe(forjados.length);
  });

  it('um robô, cujas contas ficam à parte', async () => {
    const [visitante, antes] = [await cont.visitante(), await cont.total('musica', cont.musica)];
    expect((await cont.tocar(visitante, cont.musica, GOOGLEBOT)).status).toBe(204);
    expect(await cont.total('musica', cont.musica)).toBe(antes);
    expect((await cont.naoContados('musica', cont.musica))['robo']).toBe(1);
  });

  it('o dono do anúncio', async () => {
    const antes = await cont.total('clique', cont.anuncio);
    const answer = await rastrear(cont.dona.visitante, { anuncio: cont.anuncio });
    expect(answer.status, answer.text).toBe(204);
    expect(await cont.total('clique', cont.anuncio)).toBe(antes);
    expect(await cont.naoContados('clique', cont.anuncio)).toEqual({ proprio: 1 });
  });

  it('quem está na conta é um só, em qualquer navegador', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const outro = novoVisitante(aqui.portal);
    await entrar(aqui.portal, pessoa, { visitante: outro });
    const antes = await cont.total('musica', cont.musica);
    for (const navegador of [pessoa.visitante, outro, copiaDe(aqui.portal, outro)])
      expect((await cont.tocar(navegador)).status).toBe(204);
    expect(await cont.total('musica', cont.musica)).toBe(antes + 1);
  });
});

describe('anúncios e rádios', () => {
  it('o clique conta no anúncio, e com tipo webradio conta na rádio', async () => {
    const todos = await visitantes(10);
    const antes = await cont.total('clique', cont.anuncio);
    const answers = await Promise.all([
      ...todos.map((visitante) => rastrear(visitante, { anuncio: cont.anuncio })),
      ...todos.map((visitante) => rastrear(visitante, { anuncio: String(cont.anuncio) })),
      ...todos.map((um) => rastrear(um, { anuncio: cont.radio, tipo: 'webradio' })),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await cont.total('clique', cont.anuncio)).toBe(antes + 10);
    expect(await cont.total('radio', cont.radio)).toBe(10);
  });

  it('o que não está no ar, ou não existe: 404', async () => {
    const visitante = await cont.visitante();
    for (const campos of [
      { anuncio: cont.parado },
      { anuncio: 999_999 },
      { anuncio: 'x' },
      { anuncio: cont.radio },
      { anuncio: cont.anuncio, tipo: 'webradio' },
    ])
      expect((await rastrear(visitante, campos)).status, JSON.stringify(campos)).toBe(404);
    expect((await rastrear(visitante, { anuncio: 1, tipo: 'outro' })).status).toBe(422);
    expect(await cont.total('clique', cont.parado)).toBe(0);
  });
});

describe('presença', () => {
  const acessos = async (): Promise<number> =>
    (await cont.indicadores()).acessosMensais.at(-1)?.total_acessos ?? 0;

  it('conta visitantes online e um acesso por visitante, com muitos sinais ao mesmo tempo', async () => {
    const [antes, acessosAntes] = [(await cont.indicadores()).usuariosOnline, await acessos()];
    const todos = await visitantes(15);
    const answers = await Promise.all(
      todos.flatMap((visitante) => [1, 2, 3].map(() => cont.presenca(visitante))),
    );
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await cont.indicadores()).usuariosOnline).toBe(antes + 15);
    expect(await acessos()).toBe(acessosAntes + 15);
  });

  it('quem está na conta conta pela conta', async () => {
    const antes = (await cont.indicadores()).usuariosOnline;
    const pessoa = await novaPessoa(aqui.portal);
    const outro = novoVisitante(aqui.portal);
    await entrar(aqui.portal, pessoa, { visitante: outro });
    for (const navegador of [pessoa.visitante, outro]) {
      expect(idDoCookie(navegador)).toBe(String(pessoa.id));
      expect((await cont.presenca(navegador)).status).toBe(204);
    }
    expect((await cont.indicadores()).usuariosOnline).toBe(antes + 1);
  });

  it('lixo, ids enormes e ids de outros: 204 e nada conta', async () => {
    const [antes, visitante, outro] = [
      (await cont.indicadores()).usuariosOnline,
      await cont.visitante(),
      await cont.visitante(),
    ];
    const lixo = [
      ...['x', '1', 'undefined', 'null', '%00', '%', '%2e%2e%2f', '..', "'or'1", '<script>', '%ff'],
      'a'.repeat(8000),
      idDoCookie(outro),
      `${idDoCookie(visitante)}x`,
      String(cont.dona.id),
    ];
    for (const id of lixo) {
      const answer = await visitante.pedir(`/monitoramento/${id}`);
      expect([answer.status, answer.text], id.slice(0, 40)).toEqual([204, '']);
    }
    const semCookie = await aqui.portal.ask(`/monitoramento/${idDoCookie(outro)}`);
    expect(semCookie.status).toBe(204);
    expect((await cont.indicadores()).usuariosOnline).toBe(antes);
  });

  it('um robô não é um visitante', async () => {
    const [antes, visitante] = [await cont.indicadores(), await cont.visitante()];
    expect((await cont.presenca(visitante, GOOGLEBOT)).status).toBe(204);
    expect(await cont.indicadores()).toEqual(antes);
    expect((await cont.naoContados('acesso', 'portal'))['robo']).toBe(1);
  });
});
