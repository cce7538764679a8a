import { beforeAll } from 'vitest';
import { criarEditor, type Editor } from './editor';
import { type PortalEditado } from './leitura';

/** Somebody of each role of the newsroom at the panel. */
interface Redacao {
  editor: Editor;
  conteudista: Editor;
}

/** The newsroom of a file's portal, there before its first test. */
export const comRedacao = (aqui: PortalEditado): Redacao => {
  const redacao = {} as Redacao; // the hook below brings both before any test reads them
  beforeAll(async () => {
    redacao.editor = await criarEditor(aqui.portal, aqui.editor, 'portal-editor');
    redacao.conteudista = await criarEditor(aqui.portal, aqui.editor, 'portal-conteudo');
  });
  return redacao;
};
