import { beforeAll, describe, expect, it } from 'vitest';
import { comprarBanner, entrarComoAdministrador } from './harness/anuncios';
import { criarEditor, type Editor } from './harness/editor';
import { umPortalEditado } from './harness/leitura';
import { sql } from './harness/sql';

const RADIO = 'api::radio.radio';
const CONFIGURACAO = 'api::configuracao.configuracao';
const TERMO = 'api::termo.termo';

const aqui = umPortalEditado();
let editor: Editor;
let conteudista: Editor;

beforeAll(async () => {
  editor = await criarEditor(aqui.portal, aqui.editor, 'portal-editor');
  conteudista = await criarEditor(aqui.portal, aqui.editor, 'portal-conteudo');
});

describe('os termos', () => {
  it('cada mudança é uma versão, e cada anúncio guarda a que foi aceita', async () => {
    const versoes = async () =>
      (await conteudista.pedir(`/content-manager/collection-types/${TERMO}?sort=versao:ASC`)).json<{
        results: { versao: number; texto: string }[];
      }>().results;
    const antes = (await versoes()).length;
    expect(antes).toBeGreaterThan(0);
    await conteudista.save(CONFIGURACAO, { termos: 'Os termos novos' });
    await conteudista.save(CONFIGURACAO, { facebook: 'https://facebook.test/portal' });
    const depois = await versoes();
    expect(depois).toHaveLength(antes + 1);
    expect(depois.at(-1)).toMatchObject({ versao: antes + 1, texto: 'Os termos novos' });
    const { id } = await comprarBanner(await entrarComoAdministrador(aqui.portal));
    const aceita = 'select termos_versao from anuncios where id = ?';
    expect(await sql(aqui.portal, aqui.database, aceita, id)).toEqual([
      { termos_versao: antes + 1 },
    ]);
  });

  it('ninguém escreve uma versão à mão', async () => {
    const feita = await conteudista.pedir(`/content-manager/collection-types/${TERMO}`, 'POST', {
      versao: 99,
      texto: 'x',
      desde: new Date().toISOString(),
    });
    expect(feita.status).toBe(403);
  });
});

describe('o início do painel', () => {
  it('diz o que falta, o que está no ar e o que mais se ouve; de anúncios só a quem os vê', async () => {
    const inicio = async (quem: Editor) =>
      (await quem.pedir('/painel/inicio')).json<{
        pendencias: { assunto: string; total: number; registros: { nome: string }[] }[];
        noAr: { radios: number; anuncios: number | null };
      }>();
    await editor.create(RADIO, { nome_radio: 'Sem nada' });
    const doEditor = await inicio(editor);
    const assuntos = doEditor.pendencias.map(({ assunto }) => assunto);
    expect(assuntos).toEqual(['radios-sem-imagem', 'radios-sem-transmissao', 'rascunhos']);
    expect(doEditor.noAr.anuncios).toBeNull();
    for (const { assunto, registros } of doEditor.pendencias)
      if (assunto !== 'rascunhos') expect(registros.map(({ nome }) => nome)).toContain('Sem nada');
    const daAdministracao = await inicio(aqui.editor);
    expect(daAdministracao.pendencias.map(({ assunto }) => assunto)).toContain(
      'anuncios-aguardando',
    );
    expect(daAdministracao.noAr.anuncios).toBe(0);
  });

  it('testa uma transmissão sem tocar na rede de casa', async () => {
    const { url } = aqui.portal;
    const laudo = await editor.pedir('/painel/transmissao', 'POST', { url });
    expect(laudo.status).toBe(200);
    expect(laudo.json<{ situacao: string; detalhes: string[] }>()).toMatchObject({
      situacao: 'fora',
      detalhes: ['O endereço é de uma rede particular, que os visitantes não alcançam.'],
    });
  });
});

describe('as telas do painel', () => {
  const telaDe = async (quem: Editor) =>
    (await quem.pedir(`/content-manager/content-types/${RADIO}/configuration`)).json<{
      data: {
        contentType: {
          settings: Record<string, unknown>;
          metadatas: Record<string, { edit: { label: string }; list: { label: string } }>;
          layouts: { list: string[]; edit: { name: string; size: number }[][] };
        };
      };
    }>().data.contentType;

  it('nascem com nomes, colunas e linhas em português', async () => {
    const { metadatas, layouts, settings } = await telaDe(aqui.editor);
    expect(layouts.list).toEqual(['imagem', 'nome_radio', 'endereco', 'tags', 'updatedAt']);
    expect(layouts.edit[0]).toEqual([
      { name: 'nome_radio', size: 6 },
      { name: 'slogan', size: 6 },
    ]);
    expect(metadatas.nome_radio?.edit.label).toBe('Nome da rádio');
    expect(metadatas.updatedAt?.list.label).toBe('Última mudança');
    expect(settings).toMatchObject({ mainField: 'nome_radio', defaultSortBy: 'nome_radio' });
  });
});
