import * as z from 'zod/mini';
import { documentoSchema, pessoaSchema } from './campos';
import { ROTULO_DOCUMENTO, type Pessoa } from './limites';

/** Whether a document, digits and letters only, is valid for the kind of person. The kept library is handed in: contracts know zod only. */
export type DocumentoValido = (documento: string, pessoa: Pessoa) => boolean;

/** What to tell about a document that is not valid for the person. */
export const erroDeDocumento = (pessoa: Pessoa): string =>
  `Informe um ${ROTULO_DOCUMENTO[pessoa]} válido.`;

const ambos = z.object({ pessoa: pessoaSchema, documento: documentoSchema });

/**
 * The rule that binds a form's `documento` to its `pessoa` (contrato 4). It runs as soon as those two are well formed,
 * so that its message shows together with the other fields'.
 */
export const documentoDaPessoa = (documentoValido: DocumentoValido) =>
  z.check(
    (formulario) => {
      const lido = ambos.safeParse(formulario.value);
      if (!lido.success || documentoValido(lido.data.documento, lido.data.pessoa)) return;
      formulario.issues.push({
        code: 'custom',
        path: ['documento'],
        message: erroDeDocumento(lido.data.pessoa),
        input: formulario.value,
      });
    },
    { when: () => true },
  );
