import type { DocumentoValido } from '@portal/contracts/usuario/documento';
import { cnpj, cpf } from 'cpf-cnpj-validator';

/** CPF for a Física, CNPJ (numeric or alphanumeric) for a Juridíca (contrato 4). */
export const documentoValido: DocumentoValido = (documento, pessoa) =>
  pessoa === 'Física'
    ? documento.length === 11 && cpf.isValid(documento)
    : documento.length === 14 && cnpj.isValid(documento);
