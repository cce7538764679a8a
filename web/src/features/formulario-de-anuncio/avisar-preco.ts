import { emReais } from '@portal/contracts/dinheiro/real';
import { avisar } from '../../ui/avisar';

/** Longer than a success: it is read before anything is paid. */
const DURACAO_MS = 15_000;

/** Says that what was just bought costs something else than the page showed: prices change while a form is filled in. */
export const avisarPreco = (visto: number | null, cobrado: number): void => {
  if (visto === null || visto === cobrado) return;
  avisar({
    ...{ tipo: 'neutro', titulo: 'O preço mudou', duracao: DURACAO_MS },
    msg: `Enquanto você preenchia, o preço deste anúncio passou de ${emReais(visto)} para ${emReais(cobrado)}.`,
  });
};
