import type { CadastroDigitado } from '@portal/contracts/usuario/cadastro';

/** The fields that sign-up and profile share; both forms hand them down by context. */
export type CamposComuns = Omit<CadastroDigitado, 'nome' | 'email' | 'senha' | 'pessoa'> & {
  pessoa: string | string[];
};

export const CAMPOS_VAZIOS = {
  pessoa: 'Física',
  documento: '',
  telefone: '',
  cep: '',
  endereco: '',
  numero: '',
  bairro: '',
  cidade: '',
  estado: '',
};
