import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { formularioDeBanner } from '@portal/testing/formularios';
import { beforeAll, describe, expect, it } from 'vitest';
import { decidir, meuAnuncio, passosDe } from './harness/andamento';
import {
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  imagem,
  SALVAR,
  type Partes,
} from './harness/anuncios';
import { mailsPara } from './harness/caixa-postal';
import { eventually, type Answer } from './harness/http';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { ADMIN } from './harness/portal';
import { retratoDe } from './harness/retrato';
import { umPortal } from './harness/um-portal';
import type { Visitante } from './harness/visitante';

/** How long a mail may take to go. */
const ESPERA_MS = 30_000;
const aqui = umPortal();
let admin: Visitante;
let ana: Pessoa;
beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
  ana = await novaPessoa(aqui.portal);
});

const RADIO = {
  ...{ titulo: 'Rádio da Ana', periodo: '1', meio_pagamento: 'pix', termos: 'on' },
  ...{ tipo_anuncio: 'radio', nome_webradio: 'Rádio da Ana', url_webradio: 'https://r.test/' },
};
const vender = (partes: Partes, chave: Record<string, string> = {}): Promise<Answer> =>
  enviarPartes(admin, SALVAR, partes, chave);
const vendido = (answer: Answer): Anuncio => {
  expect(answer.status, answer.text).toBe(201);
  return answer.json<{ anuncio: Anuncio }>().anuncio;
};

describe('um anúncio em nome de uma conta', () => {
  it('é dela: ela o lê, paga e acompanha; o histórico diz que a administração o criou', async () => {
    const anuncio = vendido(await vender({ ...RADIO, id_usuario: String(ana.id) }));
    expect(anuncio.usuario).toMatchObject({
      id_usuario: ana.id,
      usuario: ana.cadastro.nome,
      email: ana.cadastro.email,
    });
    expect(await meuAnuncio(ana, anuncio.id)).toMatchObject({ tipo: 'radio', status: 0 });
    expect((await ana.visitante.pedir(CAMINHOS.pagamento(anuncio.id))).status).toBe(200);
    expect((await passosDe(ana.visitante, anuncio.id)).map(({ por }) => por)).toEqual([
      'Administração',
    ]);
    await decidir(admin, anuncio.id, 1);
    const pedido = await ana.visitante.enviar(CAMINHOS.reembolso(anuncio.id));
    expect(pedido.json()).toMatchObject({ anuncio: { status: 8 } });
    const volta = await ana.visitante.enviar(CAMINHOS.desistirDoReembolso(anuncio.id));
    expect(volta.json()).toMatchObject({ anuncio: { status: 1 } });
  });

  it.each(['', '  '])('%j é a própria conta', async (id_usuario) => {
    const { user } = await admin.quem();
    const { usuario } = vendido(await vender({ ...RADIO, id_usuario }));
    expect(usuario.id_usuario).toBe(user.id_usuario);
  });

  it.each(['999999', 'abc', '0', '-1', '99999999999'])(
    'a conta %s não existe: 422, e nada fica',
    async (id_usuario) => {
      const antes = await retratoDe(aqui);
      const answer = await vender({
        ...{ ...formularioDeBanner(), id_usuario },
        arquivo_banner: await imagem('#123123'),
      });
      expect(answer.status, answer.text).toBe(422);
      expect(answer.json()).toMatchObject({ erros: { id_usuario: [MSG.contaDesconhecida] } });
      expect(await retratoDe(aqui)).toEqual(antes);
    },
  );

  it('a conta é dita junto com o arquivo que falta', async () => {
    const answer = await vender({ ...formularioDeBanner(), id_usuario: '999999' });
    expect(Object.keys(answer.json<{ erros: object }>().erros).sort()).toEqual([
      'arquivo_banner',
      'id_usuario',
    ]);
  });

  it('o mesmo formulário outra vez é o mesmo anúncio; de outra conta, outro conteúdo', async () => {
    const chave = { 'Idempotency-Key': 'em-nome-1' };
    const partes = { ...RADIO, id_usuario: String(ana.id) };
    const uma = vendido(await vender(partes, chave));
    expect(vendido(await vender(partes, chave)).id).toBe(uma.id);
    expect((await vender(RADIO, chave)).status).toBe(409);
  });
});

it('de quem não administra, a conta não é tirada do formulário', async () => {
  const outra = await novaPessoa(aqui.portal);
  for (const id_usuario of [String(ana.id), '999999', 'abc']) {
    const { usuario } = await comprarBanner(outra.visitante, { id_usuario });
    expect(usuario.id_usuario).toBe(outra.id);
  }
});

it('os dez sem comprovante contam-se na conta de quem é o anúncio, com palavras para quem o cria', async () => {
  const cheia = await novaPessoa(aqui.portal);
  const partes = { ...RADIO, id_usuario: String(cheia.id) };
  for (let n = 0; n < 10; n += 1) vendido(await vender(partes));
  const demais = await vender(partes);
  expect([demais.status, demais.json()]).toEqual([
    409,
    {
      status: '0',
      msg: MSG.contaComMuitosSemComprovante,
      codigo: 'conta_com_muitos_sem_comprovante',
    },
  ]);
  vendido(await vender({ ...RADIO, id_usuario: '' }));
});

it('a rádio que sai do ar não pede a quem a tem que corrija o que só a administração muda', async () => {
  const dona = await novaPessoa(aqui.portal);
  const { id, titulo } = vendido(await vender({ ...RADIO, id_usuario: String(dona.id) }));
  await decidir(admin, id, 1);
  await admin.enviar(CAMINHOS.atualizarStatus, {
    ...{ id_anuncio: id, status: 0, motivo: 'A capa', tipo_motivo: 'imagem' },
  });
  const { recusa } = await meuAnuncio(dona, id);
  expect(recusa).toEqual({ motivo: 'A capa', tipo_motivo: 'outro' });
  await eventually(() => {
    const saiu = mailsPara(aqui.portal, dona.cadastro.email).find(
      ({ cabecalhos }) =>
        cabecalhos.get('subject') === `Seu anúncio saiu do ar: ${titulo} (código ${id})`,
    );
    expect(saiu?.texto).toContain('Motivo: A capa');
    expect(saiu?.texto).not.toMatch(/Troque|Corrij|envie/);
  }, ESPERA_MS);
});

it('os e-mails, os números e a renovação são de quem é o anúncio', async () => {
  const dona = await novaPessoa(aqui.portal);
  const anuncio = vendido(await vender({ ...RADIO, id_usuario: String(dona.id) }));
  const assuntos = (email: string): string[] =>
    mailsPara(aqui.portal, email).map(({ cabecalhos }) => cabecalhos.get('subject') ?? '');
  const chegou = (assunto: string): Promise<void> =>
    eventually(() => {
      expect(assuntos(dona.cadastro.email)).toContain(
        `${assunto}: ${anuncio.titulo} (código ${anuncio.id})`,
      );
    }, ESPERA_MS);
  await chegou('Recebemos o seu pedido');
  await decidir(admin, anuncio.id, 1);
  await chegou('Seu anúncio foi aprovado');
  const pedido = mailsPara(aqui.portal, dona.cadastro.email).find(({ cabecalhos }) =>
    cabecalhos.get('subject')?.startsWith('Recebemos o seu pedido'),
  );
  expect(pedido?.texto).not.toContain('comprovante');
  expect(assuntos(ADMIN.email).join()).not.toContain(`(código ${anuncio.id})`);

  expect((await dona.visitante.pedir(CAMINHOS.desempenho(anuncio.id))).status).toBe(200);
  expect((await ana.visitante.pedir(CAMINHOS.desempenho(anuncio.id))).status).toBe(404);

  const renovar = async (quem: Visitante): Promise<Anuncio> => {
    const answer = await quem.enviar(CAMINHOS.renovarAnuncio(anuncio.id));
    expect(answer.status, answer.text).toBe(200);
    return answer.json<{ anuncio: Anuncio }>().anuncio;
  };
  const renovada = await renovar(dona.visitante);
  expect(renovada).toMatchObject({ renova: anuncio.id, usuario: { id_usuario: dona.id } });
  // The administration's press finds the charge that is open, and whose it is.
  expect((await renovar(admin)).id).toBe(renovada.id);
  expect((await ana.visitante.enviar(CAMINHOS.renovarAnuncio(anuncio.id))).status).toBe(404);
}, 90_000);
