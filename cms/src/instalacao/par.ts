/** What the database says of itself. */
export interface LadoDoBanco {
  id: string | null;
  /** No portal ever wrote to it. */
  novo: boolean;
}

/** What the folder of data says of itself. */
export interface LadoDaPasta {
  id: string | null;
  /** Nothing that people sent is in it. */
  vazia: boolean;
}

export type Decisao =
  /** Both carry this id. */
  | { id: string }
  /** Neither has an id: this portal is new, both get one. */
  | { id: null }
  | { recusa: string };

const OUTRA = 'é de outro banco de dados';

/** Whether a database and a folder of data belong together (contrato 7). `confirmado`: a person said that they do. */
export const decidirPar = (
  banco: LadoDoBanco,
  pasta: LadoDaPasta,
  confirmado: boolean,
): Decisao => {
  if (confirmado) return { id: banco.id ?? pasta.id };
  if (banco.id !== null) {
    if (pasta.id === banco.id || (pasta.id === null && pasta.vazia)) return { id: banco.id };
    return {
      recusa: pasta.id === null ? 'tem arquivos enviados que não são deste banco de dados' : OUTRA,
    };
  }
  if (pasta.id !== null)
    return { recusa: `${OUTRA}, e este ${banco.novo ? 'está vazio' : 'é de antes dela'}` };
  if (banco.novo && !pasta.vazia)
    return { recusa: 'tem arquivos enviados, e este banco de dados está vazio' };
  return { id: null };
};
