import { emReais } from '@portal/contracts/dinheiro/real';
import { avisar } from '../../ui/avisar';

/** Longer than a success: it is read before anything is paid. */
const DURACAO_MS = 15_000;

const avisarOutro = (msg: string): void =>
  avisar({ tipo: 'neutro', titulo: 'O preço mudou', duracao: DURACAO_MS, msg });

/** Says that what was just bought costs something else than the page showed: prices change while a form is filled in. */
export const avisarPreco = (visto: number | null, cobrado: number): void => {
  if (visto === null || visto === cobrado) return;
  avisarOutro(
    `Enquanto você preenchia, o preço deste anúncio passou de ${emReais(visto)} para ${emReais(cobrado)}.`,
  );
};

/** The same of a renewal, which may have been asked for before, at the price of that day. */
export const avisarPrecoDaRenovacao = (visto: number | null, cobrado: number): void => {
  if (visto === null || visto === cobrado) return;
  avisarOutro(
    `A página mostrava ${emReais(visto)}, e esta renovação custa ${emReais(cobrado)}: é o preço de quando ela foi pedida.`,
  );
};
