import { setTimeout } from 'node:timers/promises';
import type { Anuncio, Pagamento } from '@portal/contracts/anuncio/anuncio';
import { emReais } from '@portal/contracts/dinheiro/real';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { SENHA } from '@portal/testing/senha';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { decidir, editarMeu, ler, provar } from './harness/andamento';
import { comprarBanner, entrarComoAdministrador, excluirAnuncio, imagem } from './harness/anuncios';
import { filaVazia, mailsPara } from './harness/caixa-postal';
import { loginEditor } from './harness/editor';
import { eventually, type Answer } from './harness/http';
import { type Mail } from './harness/mail';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { nosArquivos } from './harness/rastros';
import { sql } from './harness/sql';
import { umPortal } from './harness/um-portal';
import type { Visitante } from './harness/visitante';

const ESPERA_MS = 30_000;
const aqui = umPortal();
let admin: Visitante;
let ana: Pessoa;

beforeAll(async () => {
  const editor = await loginEditor(aqui.portal);
  await editor.save('api::configuracao.configuracao', {
    pix_chave: 'pix@portal.test',
    pix_favorecido: 'Associação',
    pix_cidade: 'São Paulo',
  });
  admin = await entrarComoAdministrador(aqui.portal);
  ana = await novaPessoa(aqui.portal);
});

const assuntos = (): string[] =>
  mailsPara(aqui.portal, ana.cadastro.email).map(
    ({ cabecalhos }) => cabecalhos.get('subject') ?? '',
  );
/** The mail with this subject, once it went. */
const carta = async (assunto: string): Promise<Mail> => {
  await eventually(() => expect(assuntos()).toContain(assunto), ESPERA_MS);
  const [achada] = mailsPara(aqui.portal, ana.cadastro.email).filter(
    ({ cabecalhos }) => cabecalhos.get('subject') === assunto,
  );
  if (!achada) throw new Error(assunto);
  return achada;
};
const qual = ({ titulo, id }: Anuncio) => `: ${titulo} (código ${id})`;
const abre = (anuncio: Anuncio, janela = 'anuncio') =>
  `/usuario/perfil?${janela}=${anuncio.id}#meusAnuncios`;

describe('os e-mails de um anúncio ao seu dono', () => {
  it('o pedido traz o Pix e o seu QR; cada passo leva àquele anúncio', async () => {
    const anuncio = await comprarBanner(ana.visitante);
    const pedido = await carta(`Recebemos o seu pedido${qual(anuncio)}`);
    const pagamento = await ler<Pagamento>(ana.visitante, CAMINHOS.pagamento(anuncio.id));
    expect(pedido.texto).toContain(pagamento.pix?.copia_e_cola);
    expect(pedido.texto).toContain(`Valor a pagar: ${emReais(pagamento.valor)}`);
    expect(pedido.texto).toContain(abre(anuncio, 'pagar'));
    const [qr] = pedido.figuras;
    expect((await sharp(qr).metadata()).format).toBe('png');

    await provar(ana.visitante, anuncio.id);
    const recebido = await carta(`Recebemos o comprovante${qual(anuncio)}`);
    expect(recebido.texto).toContain('A análise termina até ');
    expect(recebido.texto).toContain(abre(anuncio));

    await decidir(admin, anuncio.id, 0, 'O link não abre');
    const recusado = await carta(`Seu anúncio não foi aprovado${qual(anuncio)}`);
    expect(recusado.texto).toContain('Motivo: O link não abre');
    expect(recusado.html).toContain('Corrigir e reenviar');
    expect(recusado.figuras).toEqual([]);

    await ana.visitante.enviar(CAMINHOS.reenviarAnuncio(anuncio.id));
    await carta(`Seu anúncio voltou para a análise${qual(anuncio)}`);
    await decidir(admin, anuncio.id, 1);
    const aprovado = await carta(`Seu anúncio foi aprovado${qual(anuncio)}`);
    expect(aprovado.texto).toMatch(/O último dia no ar é \d{2}\/\d{2}\/\d{4}\./);
  });

  it.each<[string, (id: number) => Promise<Answer>]>([
    ['do anúncio', (id) => editarMeu(ana.visitante, id, { periodo: '12' })],
    [
      'da renovação',
      async (id) => {
        await provar(ana.visitante, id);
        await decidir(admin, id, 1);
        const renovar = (periodo: string) =>
          ana.visitante.enviar(CAMINHOS.renovarAnuncio(id), { periodo });
        await renovar('1');
        return renovar('12');
      },
    ],
  ])('outro período %s, e outro valor, traz outro código Pix', async (_, mudar) => {
    const { id } = await comprarBanner(ana.visitante, { periodo: '3' });
    const { anuncio } = (await mudar(id)).json<{ anuncio: Anuncio }>();
    const mudou = await carta(`O valor do seu pedido mudou${qual(anuncio)}`);
    const pagamento = await ler<Pagamento>(ana.visitante, CAMINHOS.pagamento(anuncio.id));
    expect(pagamento.valor).toBe(150);
    expect(mudou.texto).toContain(pagamento.pix?.copia_e_cola);
    expect(mudou.texto).toContain(`Valor a pagar: ${emReais(150)}`);
  });

  it('o que não muda o valor não diz outra vez como pagar', async () => {
    const anuncio = await comprarBanner(ana.visitante, { periodo: '3' });
    const mesmo = { periodo: '3', meio_pagamento: 'deposito', resumo_banner: 'Outro' };
    expect((await editarMeu(ana.visitante, anuncio.id, mesmo)).status).toBe(200);
    await filaVazia(aqui.portal, aqui.database);
    expect(assuntos()).not.toContain(`O valor do seu pedido mudou${qual(anuncio)}`);
  });

  it('o que foi aprovado pelo que o banco diz e saiu do ar não tem comprovante guardado: pede um', async () => {
    const anuncio = await comprarBanner(ana.visitante);
    await decidir(admin, anuncio.id, 1);
    const recusa = { motivo: 'Borrada', tipo_motivo: 'imagem' };
    await admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: anuncio.id, status: 0, ...recusa });
    const saiu = await carta(`Seu anúncio saiu do ar${qual(anuncio)}`);
    expect(saiu.texto).toContain(
      'Troque a imagem e envie o comprovante do pagamento: com ele o anúncio volta para a análise.',
    );
    expect(saiu.texto).not.toContain('fica guardado');
    expect(saiu.texto).not.toContain('reenviar');
  });

  it('comprado já com o comprovante não diz como pagar; excluído logo, não diz nada', async () => {
    const pago = await comprarBanner(ana.visitante, {
      arquivo_comprovante: await imagem('#112233'),
    });
    await carta(`Recebemos o comprovante${qual(pago)}`);
    expect(assuntos()).not.toContain(`Recebemos o seu pedido${qual(pago)}`);
    const renovado = await comprarBanner(ana.visitante);
    await excluirAnuncio(ana.visitante, renovado.id);
    const outro = await comprarBanner(ana.visitante);
    await carta(`Recebemos o seu pedido${qual(outro)}`);
  });
});

it('um anúncio sem anunciante, que a redação desligou dele, não deixa mensagem a tentar para sempre', async () => {
  const anuncio = await comprarBanner(ana.visitante);
  await provar(ana.visitante, anuncio.id);
  await decidir(admin, anuncio.id, 1);
  await filaVazia(aqui.portal, aqui.database);
  const [linha] = await sql<{ document_id: string }>(
    aqui.portal,
    aqui.database,
    'select document_id from anuncios where id = ?',
    anuncio.id,
  );
  const editor = await loginEditor(aqui.portal);
  await editor.update('api::anuncio.anuncio', linha?.document_id ?? '', { usuario: null });
  const renovado = await admin.enviar(CAMINHOS.renovarAnuncio(anuncio.id));
  expect(renovado.status, renovado.text).toBe(200);
  await filaVazia(aqui.portal, aqui.database);
});

it('quem já não administra quando a mensagem sai não fica a par dos anúncios dos outros', async () => {
  const antiga = await novaPessoa(aqui.portal);
  const agora = Date.now();
  const dados = { id_anuncio: 1, id_usuario: antiga.id, titulo: 'De outra', anunciante: 'Ana' };
  await sql(
    aqui.portal,
    aqui.database,
    'insert into correios (modelo, dados, tentativas, proxima_tentativa) values (?, ?, 0, ?)',
    ...[
      'anuncio-administracao',
      JSON.stringify({ ...dados, para: 3, evento: 'comprovante' }),
      agora,
    ],
  );
  await eventually(async () => {
    const [linha] = await sql<{ resultado: string | null }>(
      aqui.portal,
      aqui.database,
      "select resultado from correios where modelo = 'anuncio-administracao' and proxima_tentativa = ?",
      agora,
    );
    expect(linha?.resultado).toBe('descartado');
  }, ESPERA_MS);
  const cartas = mailsPara(aqui.portal, antiga.cadastro.email);
  expect(cartas.map(({ texto }) => texto).join()).not.toContain('De outra');
});

it('de quem exclui a conta com mensagens a caminho não fica nenhuma', async () => {
  const pessoas: Pessoa[] = [];
  for (let i = 0; i < 12; i += 1) pessoas.push(await novaPessoa(aqui.portal));
  await filaVazia(aqui.portal, aqui.database);
  await Promise.all(
    pessoas.map(async ({ visitante }, i) => {
      await comprarBanner(visitante, { arquivo_comprovante: await imagem('#aabbcc') });
      // The postman is in the middle of one or the other's.
      await setTimeout(i * 150);
      const answer = await visitante.enviar(CAMINHOS.excluirConta, { senha: SENHA });
      expect(answer.status, answer.text).toBe(200);
    }),
  );
  await filaVazia(aqui.portal, aqui.database);
  await eventually(() => {
    const ficaram = pessoas.filter((pessoa) => nosArquivos(aqui.portal, pessoa).length > 0);
    expect(ficaram.map(({ id }) => id)).toEqual([]);
  });
}, 120_000);
