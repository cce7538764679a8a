import { avisar, avisos, dispensar } from './avisar';

/** An error that stays on screen until it is dismissed, or until what failed is done at another attempt. */
export const criarQueixa = () => {
  let dita: string | undefined;
  return {
    dizer(msg: string): void {
      dita = msg;
      avisar({ tipo: 'erro', msg });
    },
    retirar(): void {
      avisos
        .ler()
        .filter(({ tipo, msg }) => tipo === 'erro' && msg === dita)
        .forEach(({ id }) => dispensar(id));
    },
  };
};
