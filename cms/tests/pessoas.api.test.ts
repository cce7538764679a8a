import { pessoaDaListaSchema, type PessoaDaLista } from '@portal/contracts/pessoas/pessoas';
import { recusaSchema } from '@portal/contracts/http/recusa';
import { beforeAll, describe, expect, it } from 'vitest';
import { ler, meuAnuncio } from './harness/andamento';
import { comprarBanner, entrarComoAdministrador } from './harness/anuncios';
import { entrar, novaAdministradora, novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortal } from './harness/um-portal';
import { sql } from './harness/sql';
import type { Visitante } from './harness/visitante';

const aqui = umPortal({ PORTAL_LIMITS: '100' });
const PESSOAS = '/api/administracao/usuarios';

let administradora: Pessoa;

const achar = (busca: string): Promise<PessoaDaLista[]> =>
  ler(administradora.visitante, `${PESSOAS}?busca=${encodeURIComponent(busca)}`);
const mudar = (
  { id }: Pick<Pessoa, 'id'>,
  campos: object,
  quem: Visitante = administradora.visitante,
) => quem.enviar(`${PESSOAS}/${id}`, campos);
const permissaoDe = async (visitante: Visitante): Promise<number | null> => {
  const { user } = await visitante.quem();
  return user.id_usuario === null ? null : user.permissao;
};
const registrosDe = ({ id }: Pick<Pessoa, 'id'>) =>
  sql<{ acao: string }>(
    aqui.portal,
    aqui.database,
    `select acao from registros where alvo_tipo = 'usuario' and alvo_id = ? order by id`,
    String(id),
  );

beforeAll(async () => {
  administradora = await novaAdministradora(aqui);
});

describe('a lista', () => {
  it('acha por nome, e-mail, documento e telefone, escritos de qualquer jeito', async () => {
    const nome = 'Érica Conceição Única';
    const pessoa = await novaPessoa(aqui.portal, { nome, telefone: '(21) 91234-0099' });
    await comprarBanner(pessoa.visitante);
    const { email, documento } = pessoa.cadastro;
    const pontuado = documento.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
    for (const busca of [
      ...['ERICA unica', 'única  conceicao', email.toUpperCase(), documento, pontuado],
      ...[
        '(21) 91234-0099',
        '21912340099',
        '+21 91234-00',
        '+55 (21) 91234-0099',
        '+5521912340099',
      ],
    ]) {
      const achadas = await achar(busca);
      expect(
        achadas.map(({ usuario }) => usuario),
        busca,
      ).toEqual([nome]);
      expect(pessoaDaListaSchema.parse(achadas[0])).toMatchObject({
        id_usuario: pessoa.id,
        email,
        documento,
        telefone: '21912340099',
        permissao: 1,
        bloqueado: false,
        anuncios: 1,
      });
    }
    for (const busca of ['%', '_', 'ninguém assim', "'; drop table up_users; --"])
      expect(await achar(busca), busca).toEqual([]);
  });

  it('tem páginas, e quantas são ao todo', async () => {
    const primeira = await administradora.visitante.pedir(`${PESSOAS}?limite=2`);
    const segunda = await ler<PessoaDaLista[]>(
      administradora.visitante,
      `${PESSOAS}?limite=2&pagina=2`,
    );
    expect(Number(primeira.headers['x-total-count'])).toBeGreaterThan(2);
    const ids = [...primeira.json<PessoaDaLista[]>(), ...segunda].map((uma) => uma.id_usuario);
    expect(new Set(ids).size).toBe(ids.length);
    for (const torta of ['limite=101', 'pagina=x', 'busca=a&busca=b'])
      expect((await administradora.visitante.pedir(`${PESSOAS}?${torta}`)).status).toBe(400);
  });
});

describe('nível e bloqueio', () => {
  it('o nível vale no pedido seguinte, nos dois sentidos', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const answer = await mudar(pessoa, { permissao: 2 });
    expect([answer.status, answer.json<{ status: string }>().status]).toEqual([200, '1']);
    expect(await permissaoDe(pessoa.visitante)).toBe(2);
    expect((await mudar(pessoa, { permissao: '1' })).status).toBe(200);
    expect(await permissaoDe(pessoa.visitante)).toBe(1);
    expect((await registrosDe(pessoa)).map(({ acao }) => acao)).toEqual([
      'mudou a permissão',
      'mudou a permissão',
    ]);
  });

  it('o bloqueio pede motivo, encerra as sessões, fecha a entrada e deixa os anúncios', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const { id } = await comprarBanner(pessoa.visitante);
    const antes = await meuAnuncio(pessoa, id);
    const semMotivo = await mudar(pessoa, { bloqueado: true, motivo: '  ' });
    expect([semMotivo.status, recusaSchema.parse(semMotivo.json()).erros]).toEqual([
      422,
      { motivo: ['Informe o motivo do bloqueio.'] },
    ]);
    expect(await permissaoDe(pessoa.visitante)).toBe(1);
    const bloqueio = { bloqueado: true, motivo: 'Comprovantes falsos' };
    const dois = await Promise.all([mudar(pessoa, bloqueio), mudar(pessoa, bloqueio)]);
    expect(dois.map(({ status }) => status)).toEqual([200, 200]);
    expect(await permissaoDe(pessoa.visitante)).toBeNull();
    expect((await entrar(aqui.portal, pessoa)).status).toBe(403);
    expect((await registrosDe(pessoa)).map(({ acao }) => acao)).toEqual(['bloqueou']);
    expect((await mudar(pessoa, { bloqueado: false })).status).toBe(200);
    expect((await entrar(aqui.portal, pessoa, { visitante: pessoa.visitante })).status).toBe(200);
    expect(await meuAnuncio(pessoa, id)).toEqual(antes);
  });

  it('da própria conta ninguém muda', async () => {
    for (const campos of [{ permissao: 1 }, { bloqueado: true, motivo: 'x' }, { permissao: 2 }]) {
      const answer = await mudar(administradora, campos);
      expect([answer.status, recusaSchema.parse(answer.json()).codigo]).toEqual([
        409,
        'conta_propria',
      ]);
    }
    expect(await permissaoDe(administradora.visitante)).toBe(2);
  });

  it.each([
    [{}, 'permissao'],
    [{ permissao: 3 }, 'permissao'],
    [{ permissao: 0 }, 'permissao'],
    [{ permissao: [2] }, 'permissao'],
    [{ permissao: { $gt: 1 } }, 'permissao'],
    [{ bloqueado: 'talvez' }, 'bloqueado'],
    [{ bloqueado: true, motivo: 'x'.repeat(501) }, 'motivo'],
    [{ bloqueado: true, motivo: ['x'] }, 'motivo'],
  ])('%j é 422 em %s', async (campos, campo) => {
    const answer = await mudar(administradora, campos);
    expect(answer.status, answer.text).toBe(422);
    expect(Object.keys(recusaSchema.parse(answer.json()).erros ?? {})).toContain(campo);
  });

  it('quem não existe é 404', async () => {
    for (const id of ['999999', '0', 'x', '1e3', '99999999999'])
      for (const fim of ['', '/encerrar-sessoes'])
        expect(
          (await administradora.visitante.enviar(`${PESSOAS}/${id}${fim}`, { permissao: 1 }))
            .status,
        ).toBe(404);
  });
});

it('encerrar as sessões fecha todas, e a pessoa pode entrar de novo', async () => {
  const pessoa = await novaPessoa(aqui.portal);
  const outro = aqui.portal;
  const segunda = { ...pessoa, visitante: pessoa.visitante };
  await entrar(outro, segunda);
  const answer = await administradora.visitante.enviar(`${PESSOAS}/${pessoa.id}/encerrar-sessoes`);
  expect(answer.status, answer.text).toBe(200);
  expect(await permissaoDe(pessoa.visitante)).toBeNull();
  expect((await entrar(aqui.portal, pessoa)).status).toBe(200);
  expect((await registrosDe(pessoa)).map(({ acao }) => acao)).toEqual(['encerrou as sessões']);
});

it('quem perde o nível não muda mais ninguém, nem com o que já tinha pedido', async () => {
  const alvos = await Promise.all(Array.from({ length: 8 }, () => novaPessoa(aqui.portal)));
  const rival = await novaAdministradora(aqui);
  const bloquear = (alvo: Pessoa) => mudar(alvo, { bloqueado: true, motivo: 'x' }, rival.visitante);
  const [antes, perda, depois] = await Promise.all([
    Promise.all(alvos.slice(0, 4).map(bloquear)),
    mudar(rival, { permissao: 1 }),
    Promise.all(alvos.slice(4).map(bloquear)),
  ]);
  expect(perda.status, perda.text).toBe(200);
  for (const { status } of [...antes, ...depois]) expect([200, 403]).toContain(status);
  const ids = [rival, ...alvos].map(({ id }) => String(id));
  const emOrdem = await sql<{ acao: string }>(
    aqui.portal,
    aqui.database,
    `select acao from registros where alvo_tipo = 'usuario' and alvo_id in (${ids.map(() => '?').join()}) order by id`,
    ...ids,
  );
  expect(emOrdem.at(-1)?.acao).toBe('mudou a permissão');
});

it('dois que se tiram o nível ao mesmo tempo: sempre fica um', async () => {
  const primeiro = await entrarComoAdministrador(aqui.portal);
  const { user } = await primeiro.quem();
  expect((await mudar({ id: user.id_usuario ?? 0 }, { permissao: 1 })).status).toBe(200);
  for (let vez = 0; vez < 5; vez += 1) {
    const rival = await novaAdministradora(aqui);
    const [uma, outra] = await Promise.all([
      mudar(rival, { permissao: 1 }),
      mudar(administradora, { permissao: 1 }, rival.visitante),
    ]);
    const [venceu, perdeu] = uma.status === 200 ? [uma, outra] : [outra, uma];
    expect(venceu.status).toBe(200);
    // Whoever comes second is told, be it at the door or behind it.
    expect([403, 409]).toContain(perdeu.status);
    const [conta] = await sql<{ total: number | string }>(
      aqui.portal,
      aqui.database,
      'select count(*) as total from up_users where permissao >= 2',
    );
    expect(Number(conta?.total)).toBe(1);
    if (perdeu === uma) administradora = rival;
  }
});
