import { type Anuncio, type Passo } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import { vencimento } from '@portal/contracts/anuncio/vigencia';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dataCivil } from '@portal/contracts/tempo/datas';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  excluirAnuncio,
  imagem,
  type Partes,
} from './harness/anuncios';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortal } from './harness/um-portal';
import { type Visitante } from './harness/visitante';

const HOJE = dataCivil(new Date());
const aqui = umPortal({ PORTAL_LIMITS: '100' });

let admin: Visitante;
let ana: Pessoa;

beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
  ana = await novaPessoa(aqui.portal);
});

const decidir = (id: number, status: number) =>
  admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status });
const meus = async (): Promise<Anuncio[]> =>
  (await ana.visitante.pedir(CAMINHOS.anunciosDoUsuario(ana.id))).json<Anuncio[]>();
const renovar = (id: number, campos = {}, quem = ana.visitante) =>
  quem.enviar(CAMINHOS.renovarAnuncio(id), campos);
const publicos = async () =>
  (await ana.visitante.pedir(CAMINHOS.publicidade)).json<
    { id: number; banner: { titulo: string } }[]
  >();

describe('renovar', () => {
  let antigo: Anuncio;
  let novo: Anuncio;

  it('só o que foi aprovado, e só pelo dono', async () => {
    antigo = await comprarBanner(ana.visitante);
    expect((await renovar(antigo.id)).status).toBe(409);
    await decidir(antigo.id, 1);
    const outra = await novaPessoa(aqui.portal);
    expect((await renovar(antigo.id, {}, outra.visitante)).status).toBe(404);
    expect((await renovar(antigo.id, { periodo: '2' })).status).toBe(422);
    expect(await meus()).toHaveLength(1);
  });

  it('é uma nova cobrança do mesmo conteúdo, pelo preço de agora; outra vez, a mesma', async () => {
    const respostas = await Promise.all(
      Array.from({ length: 4 }, () => renovar(antigo.id, { periodo: '12' })),
    );
    const ids = respostas.map((answer) => {
      expect(answer.json()).toMatchObject({
        status: '1',
        msg: 'Renovação registrada com sucesso',
      });
      return answer.json<{ anuncio: Anuncio }>().anuncio.id;
    });
    expect(new Set(ids).size).toBe(1);
    [novo, antigo] = (await meus()) as [Anuncio, Anuncio];
    expect(novo).toMatchObject({
      renova: antigo.id,
      status: 0,
      periodo: 12,
      valor: 150,
      data_inicio: null,
      path_comprovante: null,
      banner: antigo.banner,
    });
    const pagamento = await ana.visitante.pedir(CAMINHOS.pagamento(novo.id));
    expect(pagamento.json()).toMatchObject({ valor: 150, identificador: `ANUNCIO${novo.id}` });
    const historico = await ana.visitante.pedir(CAMINHOS.historico(novo.id));
    expect(historico.json<Passo[]>()).toMatchObject([{ evento: 'criacao', de: null, para: 0 }]);
  });

  it('o dono envia o comprovante, e não troca o que está no ar', async () => {
    const id_anuncio = String(novo.id);
    const trocas: Partes[] = [
      { titulo_banner: 'Outro título' },
      { url: 'https://outro.test/' },
      { arquivo_banner: await imagem('#123123') },
    ];
    for (const troca of trocas) {
      const answer = await enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, {
        id_anuncio,
        ...troca,
      });
      expect(answer.status, answer.text).toBe(409);
    }
    const comprovante = await enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, {
      id_anuncio,
      titulo_banner: novo.banner?.titulo ?? '',
      arquivo_comprovante: await imagem('#00ff00'),
    });
    expect(comprovante.status, comprovante.text).toBe(200);
    expect((await meus())[0]).toMatchObject({ id: novo.id, status: 3, banner: antigo.banner });
  });

  it('aprovada, começa no dia em que o anterior termina; até lá vale o anterior', async () => {
    expect((await decidir(novo.id, 1)).status).toBe(200);
    const fim = vencimento(HOJE, 6);
    expect((await meus())[0]).toMatchObject({
      data_inicio: fim,
      data_vencimento: vencimento(fim, 12),
    });
    expect((await publicos()).map(({ id }) => id)).toEqual([antigo.id]);
  });

  it('a administração parada num só deixa o conteúdo no ar pelo outro', async () => {
    await enviarPartes(admin, CAMINHOS.editarBanner, {
      id_anuncio: String(novo.id),
      data_inicio: HOJE,
    });
    await decidir(antigo.id, 0);
    expect((await publicos()).map(({ id }) => id)).toEqual([novo.id]);
  });

  it('excluído o primeiro, a renovação fica com o conteúdo', async () => {
    expect((await excluirAnuncio(admin, antigo.id)).status).toBe(200);
    const [ficou, ...outros] = await meus();
    expect(outros).toEqual([]);
    expect(ficou).toMatchObject({ id: novo.id, banner: antigo.banner });
    expect(ficou).not.toHaveProperty('renova');
    expect(await publicos()).toMatchObject([
      { id: novo.id, banner: { titulo: antigo.banner?.titulo } },
    ]);
  });

  it('o dono lê "Administração" no histórico, e a administração lê o nome', async () => {
    const por = async (quem: Visitante) =>
      (await quem.pedir(CAMINHOS.historico(novo.id))).json<Passo[]>().map((passo) => passo.por);
    const { usuario } = (await admin.quem()).user;
    const nome = ana.cadastro.nome;
    const daEquipe = (quem: string) => [nome, nome, quem, quem];
    expect(await por(ana.visitante)).toEqual(daEquipe('Administração'));
    expect(await por(admin)).toEqual(daEquipe(usuario));
  });
});

it('de renovações de que se desiste sem pagar, a administração recebe um pedido por vez', async () => {
  const { id } = await comprarBanner(ana.visitante);
  await decidir(id, 1);
  const primeira = (await renovar(id)).json<{ anuncio: Anuncio }>().anuncio;
  await ana.visitante.enviar(CAMINHOS.reembolso(primeira.id));
  const outra = await renovar(id);
  expect([outra.status, outra.json()]).toMatchObject([
    409,
    { msg: MENSAGENS_DO_ANUNCIO.renovacaoEmCancelamento },
  ]);
  await ana.visitante.enviar(CAMINHOS.desistirDoReembolso(primeira.id));
  expect((await renovar(id)).json()).toMatchObject({ anuncio: { id: primeira.id } });
  await ana.visitante.enviar(CAMINHOS.reembolso(primeira.id));
  await decidir(primeira.id, 9);
  const { anuncio: segunda } = (await renovar(id)).json<{ anuncio: Anuncio }>();
  expect(segunda.id).not.toBe(primeira.id);
  for (const uma of [segunda.id, primeira.id, id]) await excluirAnuncio(admin, uma);
});

it('a renovação aberta passa a ser a que se pediu por último; com o comprovante, não muda mais', async () => {
  const { id } = await comprarBanner(ana.visitante);
  await decidir(id, 1);
  const pedida = async (campos: object) =>
    (await renovar(id, campos)).json<{ anuncio: Anuncio }>().anuncio;
  const aberta = await pedida({ periodo: '3', meio_pagamento: 'deposito' });
  expect(aberta).toMatchObject({ periodo: 3, valor: 100, meio_pagamento: 'deposito' });
  const outra = { id: aberta.id, periodo: 12, valor: 150, meio_pagamento: 'pix' };
  expect(await pedida({ periodo: '12', meio_pagamento: 'pix' })).toMatchObject(outra);
  expect(await pedida({})).toMatchObject(outra);
  const pagamento = await ana.visitante.pedir(CAMINHOS.pagamento(aberta.id));
  expect(pagamento.json()).toMatchObject({ valor: 150 });
  const historico = await admin.pedir(CAMINHOS.historico(aberta.id));
  expect(historico.json<Passo[]>()).toMatchObject([
    { evento: 'criacao' },
    { evento: 'edicao', de: 0, para: 0, campos: ['periodo', 'meio_pagamento'] },
  ]);
  await enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, {
    id_anuncio: String(aberta.id),
    arquivo_comprovante: await imagem('#0000ff'),
  });
  const tarde = await renovar(id, { periodo: '1' });
  expect([tarde.status, tarde.json()]).toMatchObject([
    409,
    { msg: MENSAGENS_DO_ANUNCIO.renovacaoComComprovante, codigo: 'renovacao_com_comprovante' },
  ]);
  expect(await pedida({ periodo: '12' })).toMatchObject({ ...outra, status: 3 });
  for (const uma of [aberta.id, id]) await excluirAnuncio(admin, uma);
});

describe('listas em páginas', () => {
  it('a página traz o que a lista inteira traria ali, e o total', async () => {
    for (let n = 0; n < 4; n += 1) await comprarBanner(ana.visitante, { titulo: `Anúncio ${n}` });
    const [primeiro] = await meus();
    await decidir(primeiro?.id ?? 0, 8);
    const [, , terceiro] = await meus();
    await decidir(terceiro?.id ?? 0, 3);
    for (const caminho of [CAMINHOS.anunciosDeBanner, CAMINHOS.anunciosDoUsuario(ana.id)]) {
      const todos = (await admin.pedir(caminho)).json<Anuncio[]>();
      expect(todos).toHaveLength(5);
      const paginas = await Promise.all(
        [1, 2, 3, 4].map((pagina) => admin.pedir(`${caminho}?pagina=${pagina}&limite=2`)),
      );
      expect(paginas.map(({ headers }) => headers['x-total-count'])).toEqual(Array(4).fill('5'));
      expect(paginas.map((answer) => answer.json<Anuncio[]>().length)).toEqual([2, 2, 1, 0]);
      expect(paginas.flatMap((answer) => answer.json<Anuncio[]>())).toEqual(todos);
    }
    const daAdministracao = (await admin.pedir(CAMINHOS.anunciosDeBanner)).json<Anuncio[]>();
    expect(daAdministracao.map(({ status }) => status)).toEqual([8, 3, 0, 0, 1]);
  });

  it.each(['pagina=0', 'limite=101', 'pagina=x', 'pagina=1&pagina=2', 'limite=%'])(
    '?%s é 400',
    async (query) => {
      const answer = await admin.pedir(`${CAMINHOS.anunciosDeBanner}?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.json()).toMatchObject({ status: '0' });
    },
  );
});
