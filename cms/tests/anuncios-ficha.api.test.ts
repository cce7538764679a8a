import { fichaSchema, NOTA_MAXIMA, type Ficha, type Nota } from '@portal/contracts/ficha/ficha';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { beforeAll, describe, expect, it } from 'vitest';
import { decidir, ler, provar } from './harness/andamento';
import { comprarBanner, excluirAnuncio } from './harness/anuncios';
import { novaAdministradora, novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortalComum } from './harness/portal-comum';
import { sql } from './harness/sql';

const aqui = umPortalComum();
let admin: Pessoa;
let ana: Pessoa;

const fichaDe = async (id: number): Promise<Ficha> =>
  fichaSchema.parse(await ler(admin.visitante, CAMINHOS.ficha(id)));
const anotar = (id: number, texto: string, quem = admin) =>
  quem.visitante.enviar(CAMINHOS.notas(id), { texto });
const apagar = async (id: number, nota: number, quem = admin) =>
  quem.visitante.pedir(CAMINHOS.nota(id, nota), {
    method: 'DELETE',
    headers: { 'X-XSRF-TOKEN': quem.visitante.cookies.get('XSRF-TOKEN') ?? '' },
  });
const noRegistro = (id: number) =>
  sql<{ acao: string; depois: string | null }>(
    aqui.portal,
    aqui.database,
    `select acao, depois from registros where alvo_tipo = 'anuncio' and alvo_id = ? and acao like '%nota' order by id`,
    String(id),
  );

beforeAll(async () => {
  [admin, ana] = await Promise.all([novaAdministradora(aqui), novaPessoa(aqui.portal)]);
});

describe('a ficha de um anúncio', () => {
  it('diz quem anuncia, com o documento, os outros anúncios e o que já foi recusado', async () => {
    const antigo = await comprarBanner(ana.visitante, { titulo: 'Antigo' });
    await provar(ana.visitante, antigo.id);
    await decidir(admin.visitante, antigo.id, 0, 'Ilegível');
    const { id } = await comprarBanner(ana.visitante, { titulo: 'Novo' });
    const alheio = await comprarBanner((await novaPessoa(aqui.portal)).visitante);
    await admin.visitante.enviar(CAMINHOS.recebimento(id), {
      ...{ data: '2026-11-20', valor: '100,00', transacao: `E${id}`, pagador: 'Ana' },
    });

    const ficha = await fichaDe(id);
    expect(ficha.anuncio).toMatchObject({ id, titulo: 'Novo', reembolso: null });
    expect(ficha.anuncio.usuario).toMatchObject({ id_usuario: ana.id, email: ana.cadastro.email });
    expect(ficha.documento).toBe(ana.cadastro.documento.replace(/\D/g, ''));
    expect(ficha.outros.map((um) => um.id)).toEqual([antigo.id]);
    expect(ficha.outros[0]).toMatchObject({ titulo: 'Antigo', status: 0, tipo: 'banner' });
    expect(ficha.total_de_outros).toBe(1);
    expect(ficha.recusas).toMatchObject([
      { id_anuncio: antigo.id, titulo: 'Antigo', motivo: 'Ilegível', por: admin.cadastro.nome },
    ]);
    expect(ficha.recebimento).toEqual({
      ...{ data: '2026-11-20', valor: 100, transacao: `E${id}`, pagador: 'Ana' },
    });
    expect((await fichaDe(alheio.id)).recebimento).toBeNull();
  });

  it('um cancelamento recusado não é recusa de anúncio nenhum', async () => {
    const dona = await novaPessoa(aqui.portal);
    const { id } = await comprarBanner(dona.visitante);
    await dona.visitante.enviar(CAMINHOS.reembolso(id), {});
    await decidir(admin.visitante, id, 0, 'Nada foi pago');
    expect((await fichaDe(id)).recusas).toEqual([]);
    await provar(dona.visitante, id);
    await decidir(admin.visitante, id, 0, 'Ilegível');
    expect((await fichaDe(id)).recusas.map(({ motivo }) => motivo)).toEqual(['Ilegível']);
  });

  it('é da administração: nem quem anuncia a lê', async () => {
    const { id } = await comprarBanner(ana.visitante);
    expect((await ana.visitante.pedir(CAMINHOS.ficha(id))).status).toBe(403);
    expect((await anotar(id, 'Minha', ana)).status).toBe(403);
    expect((await aqui.portal.ask(CAMINHOS.ficha(id))).status).toBe(401);
    for (const outro of ['999999', 'abc', '0'])
      expect((await admin.visitante.pedir(`/api/anuncios/${outro}/ficha`)).status).toBe(404);
  });

  it('conta todos os outros anúncios, e traz os vinte mais novos', async () => {
    const dona = await novaPessoa(aqui.portal);
    const { id } = await comprarBanner(dona.visitante);
    const outros = Array.from({ length: 22 }, (_, i) => i);
    for (const i of outros)
      await sql(
        aqui.portal,
        aqui.database,
        `insert into anuncios (document_id, titulo, tipo, periodo, situacao, valor) values (?, ?, 'radio', 1, 9, 50)`,
        ...[`ficha-${dona.id}-${i}`, `Outro ${i}`],
      );
    await sql(
      aqui.portal,
      aqui.database,
      `insert into anuncios_usuario_lnk (anuncio_id, user_id) select id, ${dona.id} from anuncios where document_id like ?`,
      `ficha-${dona.id}-%`,
    );
    const ficha = await fichaDe(id);
    expect([ficha.total_de_outros, ficha.outros.length]).toEqual([22, 20]);
    expect(ficha.outros[0]?.titulo).toBe('Outro 21');
  });
});

describe('as notas da administração', () => {
  it('têm autor e data, a mais nova primeiro, e quem anuncia não as lê em lugar nenhum', async () => {
    const { id } = await comprarBanner(ana.visitante);
    const outra = await novaAdministradora(aqui);
    const answer = await anotar(id, '  Ligou no sábado.\n Paga   segunda. ');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json<{ nota: Nota }>().nota).toMatchObject({
      ...{ texto: 'Ligou no sábado. Paga segunda.', por: admin.cadastro.nome },
    });
    await anotar(id, 'Pagou.', outra);
    const { notas } = await fichaDe(id);
    expect(notas.map(({ texto, por }) => [texto, por])).toEqual([
      ['Pagou.', outra.cadastro.nome],
      ['Ligou no sábado. Paga segunda.', admin.cadastro.nome],
    ]);
    for (const caminho of [
      CAMINHOS.anunciosDoUsuario(ana.id),
      CAMINHOS.historico(id),
      CAMINHOS.baixarMeusDados,
    ])
      expect((await ana.visitante.pedir(caminho)).text).not.toContain('Pagou.');
  });

  it('o clique duplo escreve uma só, e o registro diz que houve, não o quê', async () => {
    const { id } = await comprarBanner(ana.visitante);
    const duas = await Promise.all([anotar(id, 'Segredo'), anotar(id, 'Segredo')]);
    expect(duas.map(({ status }) => status)).toEqual([200, 200]);
    const { notas } = await fichaDe(id);
    expect(notas).toHaveLength(1);
    const nota = notas[0]?.id ?? 0;
    const apagadas = await Promise.all([apagar(id, nota), apagar(id, nota)]);
    expect(apagadas.map(({ status }) => status)).toEqual([200, 200]);
    expect((await fichaDe(id)).notas).toEqual([]);
    const registro = await noRegistro(id);
    expect(registro.map(({ acao }) => acao)).toEqual(['escreveu uma nota', 'apagou uma nota']);
    expect(JSON.stringify(registro)).not.toContain('Segredo');
  });

  it('a nota de um anúncio não se apaga pelo endereço de outro', async () => {
    const [um, outro] = [
      await comprarBanner(ana.visitante),
      await comprarBanner(ana.visitante, { titulo: 'Outro' }),
    ];
    await anotar(um.id, 'Fica');
    const nota = (await fichaDe(um.id)).notas[0]?.id ?? 0;
    expect((await apagar(outro.id, nota)).status).toBe(200);
    expect((await fichaDe(um.id)).notas).toHaveLength(1);
  });

  it.each(['', '   ', 'x'.repeat(NOTA_MAXIMA + 1), '\u202e'])('recusa %j', async (texto) => {
    const { id } = await comprarBanner((await novaPessoa(aqui.portal)).visitante);
    const answer = await anotar(id, texto);
    expect(answer.status, answer.text).toBe(422);
    expect(Object.keys(answer.json<{ erros: object }>().erros)).toEqual(['texto']);
  });

  it('vão embora com o anúncio', async () => {
    const { id } = await comprarBanner(ana.visitante);
    await anotar(id, 'Vai embora');
    await excluirAnuncio(admin.visitante, id);
    expect(
      await sql(aqui.portal, aqui.database, 'select id from notas where anuncio_id = ?', id),
    ).toEqual([]);
    expect((await anotar(id, 'Tarde demais')).status).toBe(404);
    expect((await admin.visitante.pedir(CAMINHOS.ficha(id))).status).toBe(404);
  });
});
