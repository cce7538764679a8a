import { ESTADOS, type Estado } from '../usuario/limites';
import { dobrar } from '../texto/dobrar';

/** What each state is called. */
export const NOME_DO_ESTADO: Readonly<Record<Estado, string>> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
};

/** Whether a text is the code of a state, as it is kept. */
export const isEstado = (texto: string): texto is Estado =>
  ESTADOS.some((estado) => estado === texto);

const estadoDe = (texto: string): Estado | undefined => {
  const dobrado = dobrar(texto);
  return ESTADOS.find(
    (uf) => dobrado === uf.toLowerCase() || dobrado === dobrar(NOME_DO_ESTADO[uf]),
  );
};

/** A city and its state, of a region that reads plainly: `Campinas, SP`, `Recife - PE`, `Santos/São Paulo`. */
export const lugarDe = (regiao: string): { cidade: string; estado: Estado | null } => {
  const [, cidade = '', resto = ''] =
    /^\s*([^\s,/(][^,/(]*?)\s*(?:,|\/| [-–] )\s*([^,/]+?)\s*$/u.exec(regiao) ?? [];
  const estado = estadoDe(resto);
  return estado ? { cidade, estado } : { cidade: '', estado: null };
};
