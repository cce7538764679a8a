import { LOTE_MAXIMO, type LinhaDoLote } from '@portal/contracts/lote/lote';
import { describe, expect, it } from 'vitest';
import type { Editor, Fields } from './harness/editor';
import type { Answer } from './harness/http';
import { feito } from './harness/importacao';
import { umPortalEditado } from './harness/leitura';
import { comRedacao } from './harness/redacao';
import { sql } from './harness/sql';

const RADIO = 'api::radio.radio';
const LOTE = '/painel/lote/radio';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

interface Radio {
  tags: string | null;
  estado: string | null;
  slogan: string | null;
  updatedAt: string;
}

const pedir = (quem: Editor, ids: unknown, pedido: object): Promise<Answer> =>
  quem.pedir(LOTE, 'POST', { ids, ...pedido });
const mudar = async (
  ids: string[],
  pedido: object,
  quem = redacao.editor,
): Promise<LinhaDoLote[]> =>
  feito<{ linhas: LinhaDoLote[] }>(await pedir(quem, ids, pedido)).linhas;
const nova = async (nome_radio: string, campos: Fields = {}): Promise<string> =>
  (await redacao.editor.create(RADIO, { nome_radio, ...campos })).documentId;
const noAr = async (nome_radio: string, campos: Fields = {}): Promise<string> =>
  (await redacao.editor.createPublished(RADIO, { nome_radio, ...campos })).documentId;
const ler = async (id: string, versao = 'draft'): Promise<Radio> =>
  feito<{ data: Radio }>(
    await redacao.editor.pedir(`/content-manager/collection-types/${RADIO}/${id}?status=${versao}`),
  ).data;
const registro = (id: string) =>
  sql<{ acao: string; antes: unknown; depois: unknown }>(
    aqui.portal,
    aqui.database,
    `select acao, antes, depois from registros where alvo_id = '${id}' order by id`,
  );
const valores = (json: unknown): unknown => (typeof json === 'string' ? JSON.parse(json) : json);

describe('muitas rádios de uma vez', () => {
  it('ganham e perdem etiquetas e mudam de estado, só no rascunho, cada uma com a sua linha no Registro', async () => {
    const um = await noAr('Lote Um', { tags: 'Louvor, rock', estado: 'SP' });
    const dois = await nova('Lote Dois');
    const pedido = { acrescentar: 'louvor, ao vivo', tirar: 'ROCK', estado: 'pe' };
    expect(await mudar([um, dois], pedido)).toEqual([
      { id: um, nome: 'Lote Um', resultado: 'mudada', msg: null },
      { id: dois, nome: 'Lote Dois', resultado: 'mudada', msg: null },
    ]);
    expect(await ler(um)).toMatchObject({ tags: 'Louvor, ao vivo', estado: 'PE' });
    expect(await ler(dois)).toMatchObject({ tags: 'louvor, ao vivo', estado: 'PE' });
    expect(await ler(um, 'published')).toMatchObject({ tags: 'Louvor, rock', estado: 'SP' });
    const linha = (await registro(um)).at(-1);
    expect(linha?.acao).toBe('editou no painel');
    expect(valores(linha?.antes)).toEqual({ tags: 'Louvor, rock', estado: 'SP' });
    expect(valores(linha?.depois)).toEqual({ tags: 'Louvor, ao vivo', estado: 'PE' });
  });

  it('dois cliques mudam uma vez', async () => {
    const ids = await Promise.all([nova('Clique Um'), nova('Clique Dois')]);
    const vezes = await Promise.all([1, 2].map(() => mudar(ids, { acrescentar: 'coral' })));
    for (const i of [0, 1])
      expect(vezes.map((linhas) => linhas[i]?.resultado).sort()).toEqual(['igual', 'mudada']);
    for (const id of ids) {
      expect((await ler(id)).tags).toBe('coral');
      expect((await registro(id)).map(({ acao }) => acao)).toEqual([
        'criou no painel',
        'editou no painel',
      ]);
    }
    const { updatedAt } = await ler(ids[0]);
    expect((await mudar(ids, { acrescentar: 'coral' })).map(({ resultado }) => resultado)).toEqual([
      'igual',
      'igual',
    ]);
    expect((await ler(ids[0])).updatedAt).toBe(updatedAt);
  });

  it('uma que não pode é dita e por quê, e as outras mudam', async () => {
    const cheia = await nova('Lote Cheia', { tags: 'x'.repeat(250) });
    const boa = await nova('Lote Boa');
    const sumida = await nova('Lote Sumida');
    await redacao.editor.remove(RADIO, sumida);
    expect(await mudar([cheia, sumida, boa, boa], { acrescentar: 'madrugada' })).toEqual([
      {
        id: cheia,
        nome: 'Lote Cheia',
        resultado: 'recusada',
        msg: 'Use no máximo 255 caracteres.',
      },
      { id: sumida, nome: '', resultado: 'recusada', msg: 'Não está mais no painel.' },
      { id: boa, nome: 'Lote Boa', resultado: 'mudada', msg: null },
    ]);
    expect((await ler(cheia)).tags).toBe('x'.repeat(250));
    expect((await ler(boa)).tags).toBe('madrugada');
  });

  it('as que estão no portal vão para lá quando se pede; com outras alterações, esperam', async () => {
    const limpa = await noAr('Lote Limpa');
    const mexida = await noAr('Lote Mexida');
    await redacao.conteudista.update(RADIO, mexida, { nome_radio: 'Lote Mexida', slogan: 'Meio' });
    const rascunho = await nova('Lote Rascunho');
    const linhas = await mudar([limpa, mexida, rascunho], { estado: 'BA', publicar: true });
    expect(linhas.map(({ resultado, msg }) => [resultado, msg])).toEqual([
      ['publicada', null],
      ['mudada', expect.stringContaining('outras alterações')],
      ['mudada', null],
    ]);
    expect((await ler(limpa, 'published')).estado).toBe('BA');
    expect(await ler(mexida, 'published')).toMatchObject({ estado: null, slogan: null });
    expect((await registro(limpa)).at(-1)?.acao).toBe('publicou');
    const { publishedAt } = (await ler(rascunho)) as unknown as { publishedAt: null };
    expect(publishedAt).toBeNull();
  });

  it('quem tem o formulário aberto não apaga o que mudou', async () => {
    const id = await nova('Lote Aberta', { tags: 'antes' });
    const visto = await ler(id);
    await mudar([id], { acrescentar: 'depois' });
    const salvo = await redacao.conteudista.pedir(
      `/content-manager/collection-types/${RADIO}/${id}`,
      'PUT',
      { ...visto, slogan: 'Novo' },
    );
    expect(salvo.status, salvo.text).toBe(409);
  });
});

describe('o que não se faz em lote', () => {
  it.each([
    ['nada escolhido', [], { estado: 'PE' }],
    ['nada a mudar', ['a'], {}],
    ['um estado que não há', ['a'], { estado: 'XX' }],
    ['ids que não são texto', [1, null], { estado: 'PE' }],
    ['o que não é lista', 'a', { estado: 'PE' }],
    ['etiquetas compridas demais', ['a'], { acrescentar: 'x'.repeat(300) }],
    ['rádios demais', Array.from({ length: LOTE_MAXIMO + 1 }, String), { estado: 'PE' }],
  ])('%s: 422 em palavras', async (_, ids, pedido) => {
    const answer = await pedir(redacao.editor, ids, pedido);
    expect(answer.status, answer.text).toBe(422);
    expect(answer.json<{ error: { message: string } }>().error.message).toMatch(/^[A-Z].+\.$/);
  });

  it('um visitante não chega lá, e outro tipo não há', async () => {
    expect((await aqui.portal.ask(LOTE, { method: 'POST' })).status).toBe(401);
    expect((await redacao.editor.pedir('/painel/lote/cantor', 'POST', {})).status).toBe(404);
  });

  it('o papel sem o campo, sem o tipo ou sem publicar não muda', async () => {
    const id = await nova('Lote Do Papel');
    const { data: papeis } = feito<{ data: { id: number; code: string }[] }>(
      await aqui.editor.pedir('/admin/roles'),
    );
    const papel = papeis.find(({ code }) => code === 'portal-conteudo')?.id ?? 0;
    const permissoes = `/admin/roles/${papel}/permissions`;
    interface Permissao {
      id?: number;
      action: string;
      subject: string | null;
      properties: { fields?: string[] };
    }
    const lidas = feito<{ data: Permissao[] }>(await aqui.editor.pedir(permissoes)).data;
    const antes = lidas.map(({ id: _, ...permissao }) => permissao);
    const com = async (mudadas: Permissao[]): Promise<void> => {
      feito(await aqui.editor.pedir(permissoes, 'PUT', { permissions: mudadas }));
    };
    const daRadio = (verbo: string) => (permissao: Permissao) =>
      permissao.subject === RADIO && permissao.action.endsWith(`.${verbo}`);
    const status = async (pedido: object): Promise<number> =>
      (await pedir(redacao.conteudista, [id], pedido)).status;
    try {
      await com(
        antes.map((permissao) =>
          daRadio('update')(permissao)
            ? { ...permissao, properties: { fields: ['nome_radio', 'tags'] } }
            : permissao,
        ),
      );
      expect(await status({ estado: 'PE' })).toBe(403);
      expect(await status({ acrescentar: 'do papel' })).toBe(200);
      await com(antes.filter((permissao) => !daRadio('publish')(permissao)));
      expect(await status({ estado: 'PE', publicar: true })).toBe(403);
      await com(antes.filter((permissao) => !daRadio('update')(permissao)));
      expect(await status({ acrescentar: 'mais' })).toBe(403);
      await com(
        antes.map((permissao) =>
          daRadio('update')(permissao)
            ? { ...permissao, conditions: ['admin::is-creator'] }
            : permissao,
        ),
      );
      const [deOutra] = await mudar([id], { acrescentar: 'mais' }, redacao.conteudista);
      expect(deOutra?.msg).toBe('Você não pode mudar este registro.');
    } finally {
      await com(antes);
    }
    expect(await ler(id)).toMatchObject({ tags: 'do papel', estado: null });
  });
});
