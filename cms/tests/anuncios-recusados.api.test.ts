import { type Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { formularioDeBanner } from '@portal/testing/formularios';
import { beforeAll, describe, expect, it } from 'vitest';
import { ler, passosDe } from './harness/andamento';
import {
  comprarBanner,
  entrarComoAdministrador,
  excluirAnuncio,
  enviarPartes,
  imagem,
  type Partes,
  SALVAR,
} from './harness/anuncios';
import type { Answer } from './harness/http';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortalComum } from './harness/portal-comum';
import { retratoDe } from './harness/retrato';
import { novoVisitante, type Visitante } from './harness/visitante';

const aqui = umPortalComum();
let admin: Visitante;
let outroAdmin: Visitante;
let ana: Pessoa;
let outra: Pessoa;

beforeAll(async () => {
  const { portal } = aqui;
  admin = await entrarComoAdministrador(portal);
  outroAdmin = await entrarComoAdministrador(portal);
  ana = await novaPessoa(portal);
  outra = await novaPessoa(portal);
});

const tokenDe = ({ visitante }: Pessoa): string => visitante.cookies.get('XSRF-TOKEN') ?? '';
const camposRecusados = (answer: Answer): string[] =>
  Object.keys(answer.json<{ erros: object }>().erros);
const decidir = (id: number, status: unknown) =>
  admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status });

describe('o que é recusado não deixa nada', () => {
  const recusas: [string, Record<string, string>, string, number][] = [
    ['título vazio', { titulo: ' ' }, 'titulo', 422],
    ['período que não existe', { periodo: '2' }, 'periodo', 422],
    ['link perigoso', { url: 'javascript:alert(1)' }, 'url', 422],
    ['resumo longo', { resumo_banner: 'x'.repeat(101) }, 'resumo_banner', 422],
    ['termos não aceitos', { termos: 'false' }, 'termos', 422],
    ['tipo que não existe', { tipo_anuncio: 'outdoor' }, 'tipo_anuncio', 422],
  ];
  it.each(recusas)('%s', async (_, mudancas, campo, status) => {
    const antes = await retratoDe(aqui);
    const answer = await enviarPartes(ana.visitante, SALVAR, {
      ...formularioDeBanner(mudancas),
      arquivo_banner: await imagem('#222222'),
    });
    expect(answer.status, answer.text).toBe(status);
    expect(Object.keys(answer.json<{ erros: object }>().erros)).toEqual([campo]);
    expect(await retratoDe(aqui)).toEqual(antes);
  });

  const falsos: [string, () => Buffer | Promise<Buffer>, number][] = [
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 422],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 422],
    ['EXE', () => Buffer.from('MZ\x90\x00\x03'), 422],
    ['PNG cortado', async () => (await imagem('#333333')).subarray(0, 300), 422],
    ['vazio', () => Buffer.alloc(0), 422],
    ['6 MB', () => Buffer.alloc(6 * 1024 * 1024, 1), 422],
  ];
  it.each(falsos)('arquivo: %s', async (_, bytes, status) => {
    const antes = await retratoDe(aqui);
    const answer = await enviarPartes(ana.visitante, SALVAR, {
      ...formularioDeBanner(),
      arquivo_banner: await bytes(),
    });
    expect(answer.status, answer.text).toBe(status);
    expect(Object.keys(answer.json<{ erros: object }>().erros)).toEqual(['arquivo_banner']);
    expect(await retratoDe(aqui)).toEqual(antes);
  });

  it('sem sessão, sem token, de quem não pode: nada é lido nem guardado', async () => {
    const antes = await retratoDe(aqui);
    const partes = { ...formularioDeBanner(), arquivo_banner: await imagem('#444444') };
    const convidado = await enviarPartes(novoVisitante(aqui.portal), SALVAR, partes);
    expect(convidado.status).toBe(401);
    const semToken = await enviarPartes(ana.visitante, SALVAR, partes, { 'X-XSRF-TOKEN': '' });
    expect(semToken.status).toBe(403);
    const tokenNoCorpo = await enviarPartes(
      ana.visitante,
      SALVAR,
      { _token: 'errado', ...partes },
      { 'X-XSRF-TOKEN': '' },
    );
    expect(tokenNoCorpo.status).toBe(403);
    const soAdministracao = await enviarPartes(ana.visitante, CAMINHOS.editarRadio, {
      id_anuncio: '1',
      imagem_webradio: await imagem('#444444'),
    });
    expect(soAdministracao.status).toBe(403);
    const radio = await enviarPartes(ana.visitante, SALVAR, { tipo_anuncio: 'radio', titulo: '' });
    expect(radio.status, 'antes de julgar o resto').toBe(403);
    expect(await retratoDe(aqui)).toEqual(antes);
  });

  it('o que só a administração escolhe não se tira do formulário de mais ninguém, nem para recusar', async () => {
    const nenhum = { data_inicio: '01/12/2026', status: '1', valor: '1' };
    const anuncio = await comprarBanner(ana.visitante, nenhum);
    expect(anuncio).toMatchObject({ data_inicio: null, status: 0, valor: 130 });
    const answer = await enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, {
      ...{ id_anuncio: String(anuncio.id), titulo: 'Outro', valor: '1' },
      ...{ data_inicio: 'abc', 'data_inicio[]': 'abc' },
    });
    expect(answer.status, answer.text).toBe(200);
    const [mudado] = await ler<Anuncio[]>(ana.visitante, CAMINHOS.anunciosDoUsuario(ana.id));
    expect(mudado).toMatchObject({ titulo: 'Outro', valor: 130, data_inicio: null });
    await excluirAnuncio(ana.visitante, anuncio.id);
  });

  it('um resumo de 100 emojis cabe; o que não cabe em outro campo é dito nele', async () => {
    const anuncio = await comprarBanner(ana.visitante, { resumo_banner: '😀'.repeat(100) });
    expect(anuncio.banner?.resumo).toBe('😀'.repeat(100));
    await excluirAnuncio(ana.visitante, anuncio.id);
    const answer = await enviarPartes(ana.visitante, SALVAR, {
      ...formularioDeBanner({ titulo_banner: '😀'.repeat(61), resumo_banner: '😀'.repeat(101) }),
      arquivo_banner: await imagem('#222222'),
    });
    expect(answer.status, answer.text).toBe(422);
    expect(camposRecusados(answer)).toEqual(['titulo_banner', 'resumo_banner']);
  });

  it('a exclusão também aceita o token no corpo, e o de outra pessoa não', async () => {
    const { id } = await comprarBanner(ana.visitante);
    const excluir = (tipo: string, body: string) =>
      ana.visitante.pedir(CAMINHOS.excluirAnuncio(id), {
        method: 'DELETE',
        headers: { 'Content-Type': tipo, 'Content-Length': String(body.length) },
        body,
      });
    const deOutra = await excluir('application/json', JSON.stringify({ _token: tokenDe(outra) }));
    expect(deOutra.status).toBe(403);
    const dela = await excluir(
      'application/x-www-form-urlencoded',
      new URLSearchParams({ _token: tokenDe(ana) }).toString(),
    );
    expect(dela.status, dela.text).toBe(200);
  });

  it.each([2, 4, 7, 10, '1abc', null, true, ''])('status %j é 422', async (status) => {
    expect((await decidir(1, status)).status).toBe(422);
  });

  it('o anúncio dos outros não existe', async () => {
    const anuncio = await comprarBanner(ana.visitante);
    const antes = await retratoDe(aqui);
    const respostas = await Promise.all([
      outra.visitante.pedir(CAMINHOS.pagamento(anuncio.id)),
      outra.visitante.pedir(CAMINHOS.historico(anuncio.id)),
      outra.visitante.pedir(CAMINHOS.anunciosDoUsuario(ana.id)),
      outra.visitante.enviar(CAMINHOS.reembolso(anuncio.id)),
      enviarPartes(outra.visitante, CAMINHOS.editarMeuBanner, {
        id_anuncio: String(anuncio.id),
        arquivo_comprovante: await imagem('#555555'),
      }),
    ]);
    expect(respostas.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await retratoDe(aqui)).toEqual(antes);
  });
});

describe('corridas', () => {
  it('o mesmo formulário 8 vezes ao mesmo tempo é um anúncio só', async () => {
    const antes = await retratoDe(aqui);
    const partes = { ...formularioDeBanner(), arquivo_banner: await imagem('#abcdef') };
    const chave = { 'Idempotency-Key': 'formulario-1' };
    const respostas = await Promise.all(
      Array.from({ length: 8 }, () => enviarPartes(ana.visitante, SALVAR, partes, chave)),
    );
    expect(respostas.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(respostas.map((r) => r.json<{ anuncio: Anuncio }>().anuncio.id)).size).toBe(1);
    const depois = await retratoDe(aqui);
    for (const tabela of ['anuncios', 'files'])
      expect(depois.linhas[tabela]).toBe((antes.linhas[tabela] ?? 0) + 1);
    expect(depois.arquivos).toHaveLength(antes.arquivos.length + 3);
    const outroConteudo = await enviarPartes(
      ana.visitante,
      SALVAR,
      { ...partes, titulo: 'Outro' },
      chave,
    );
    expect(outroConteudo.status).toBe(409);
  });

  it('dois administradores ao mesmo tempo: os dois conseguem, e o histórico mostra os dois', async () => {
    const { id } = await comprarBanner(ana.visitante);
    const respostas = await Promise.all([decidir(id, 1), decidir(id, 3)]);
    expect(respostas.map(({ status }) => status)).toEqual([200, 200]);
    const passos = await passosDe(admin, id);
    expect(passos).toHaveLength(3);
    expect(passos[2]?.de).toBe(passos[1]?.para);
    const [anuncio] = (await ler<Anuncio[]>(admin, CAMINHOS.anunciosDeBanner)).filter(
      (a) => a.id === id,
    );
    expect(anuncio?.status).toBe(passos[2]?.para);
  });
});

describe('a decisão', () => {
  const esperandoDecisao = async (): Promise<Anuncio> => {
    const { id } = await comprarBanner(ana.visitante);
    await enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, {
      id_anuncio: String(id),
      arquivo_comprovante: await imagem('#00ff00', 'jpeg'),
    });
    return meu(id);
  };

  const meu = async (id: number): Promise<Anuncio> => {
    const answer = await ana.visitante.pedir(CAMINHOS.anunciosDoUsuario(ana.id));
    const anuncio = answer.json<Anuncio[]>().find((um) => um.id === id);
    if (!anuncio) throw new Error(`ad ${id} is not there`);
    return anuncio;
  };

  it('a decisão tomada sobre um status que já mudou é recusada e não muda nada', async () => {
    const { id } = await esperandoDecisao();
    const decidirSobre3 = (quem: Visitante, status: number) =>
      quem.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status, status_atual: 3 });
    expect((await decidirSobre3(outroAdmin, 0)).status).toBe(200);
    const antes = await passosDe(admin, id);
    const tarde = await decidirSobre3(admin, 1);
    expect(tarde.status).toBe(409);
    expect(tarde.json()).toEqual({
      status: '0',
      msg: 'Outro administrador já decidiu sobre este anúncio.',
      codigo: 'decidido_antes',
    });
    expect((await meu(id)).status).toBe(0);
    expect(await passosDe(admin, id)).toEqual(antes);
  });

  it('o que foi aprovado e parou se corrige e volta pelo comprovante, mas não se exclui', async () => {
    const { id } = await esperandoDecisao();
    const editar = (partes: Partes) =>
      enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, { id_anuncio: String(id), ...partes });
    await decidir(id, 1);
    await decidir(id, 0);
    const { data_inicio } = await meu(id);
    const arquivo_comprovante = await imagem('#0000ff', 'jpeg');
    expect((await editar({ periodo: '12' })).status).toBe(409);
    expect((await excluirAnuncio(ana.visitante, id)).status).toBe(409);
    const corrigido = { titulo: 'Outro', titulo_banner: 'Novo', url: 'https://novo.test/' };
    expect((await editar({ ...corrigido, arquivo_comprovante })).status).toBe(200);
    expect(await meu(id)).toMatchObject({
      ...{ status: 3, titulo: 'Outro', periodo: 6, valor: 130 },
      banner: { titulo: 'Novo', url: 'https://novo.test/' },
    });
    expect((await editar({ arquivo_comprovante })).status).toBe(409);
    await decidir(id, 1);
    expect(await meu(id)).toMatchObject({ status: 1, data_inicio });
  });

  it('de duas decisões ao mesmo tempo sobre o mesmo status, uma só vale', async () => {
    const { id } = await esperandoDecisao();
    const respostas = await Promise.all(
      [admin, outroAdmin].map((quem, i) =>
        quem.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status: i, status_atual: '3' }),
      ),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await passosDe(admin, id)).toHaveLength(3);
  });

  it.each([2, '3abc', null, true])('status_atual %j não é um status', async (status_atual) => {
    const { id } = await comprarBanner(ana.visitante);
    const answer = await admin.enviar(CAMINHOS.atualizarStatus, {
      id_anuncio: id,
      status: 1,
      status_atual,
    });
    expect(answer.status).toBe(422);
    expect((await meu(id)).status).toBe(0);
  });

  it('diz desde quando um anúncio espera, e só enquanto espera', async () => {
    const { id, esperando_desde } = await comprarBanner(ana.visitante);
    expect(esperando_desde).toBeNull();
    await ana.visitante.enviar(CAMINHOS.reembolso(id));
    const [compra, pedido] = (await passosDe(admin, id)).map(({ quando }) => quando);
    const desde = (await meu(id)).esperando_desde ?? '';
    expect([compra, desde, pedido]).toEqual([compra, desde, pedido].sort());
    await admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status: 9 });
    expect((await meu(id)).esperando_desde).toBeNull();
  });
});
