import type { DocumentoValido } from '@portal/contracts/usuario/documento';
import { cnpj, cpf } from 'cpf-cnpj-validator';

/** The kept library behind the forms' schemas: CPF for Física, CNPJ (letters too) for Juridíca. */
export const documentoValido: DocumentoValido = (documento, pessoa) =>
  pessoa === 'Física' ? cpf.isValid(documento) : cnpj.isValid(documento);
