/** A field in which two versions of an entry differ. */
export interface CampoDiferente {
  campo: string;
  rotulo: string;
  deles: string;
  seus: string;
}

/** What the portal asks back before it writes, and how the person may answer. */
export interface Pergunta {
  mensagem: string;
  campos: CampoDiferente[];
  responder: (resposta: boolean) => void;
}

let atual: Pergunta | null = null;
let ouvintes: (() => void)[] = [];

const mudar = (pergunta: Pergunta | null): void => {
  atual = pergunta;
  for (const ouvir of ouvintes) ouvir();
};

/** The question on the screen; for `useSyncExternalStore`. */
export const perguntaAtual = (): Pergunta | null => atual;

/** Whoever shows questions on the screen; without anybody none is asked. */
export const ouvirPerguntas = (ouvir: () => void): (() => void) => {
  ouvintes.push(ouvir);
  return () => {
    ouvintes = ouvintes.filter((um) => um !== ouvir);
  };
};

type SemResposta = Omit<Pergunta, 'responder'>;

/** Asks the person at the screen; a no where nobody shows questions or another one is open. */
export const perguntar = (pergunta: SemResposta): Promise<boolean> =>
  new Promise((resolve) => {
    if (ouvintes.length === 0 || atual) {
      resolve(false);
      return;
    }
    const responder = (resposta: boolean): void => {
      mudar(null);
      resolve(resposta);
    };
    mudar({ ...pergunta, responder });
  });
