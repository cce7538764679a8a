import * as z from 'zod/mini';
import { instanteDoRelogio } from '../tempo/relogio';

/** An instant as it is; what a field of a page holds is an hour of São Paulo's. */
const lerInstante = (dito: string): string => {
  const ms = instanteDoRelogio(dito);
  return ms === null ? dito : new Date(ms).toISOString();
};

const instante = (erro: string) =>
  z.pipe(
    z.optional(z.nullable(z.string({ error: erro }))),
    z.pipe(
      z.transform((valor: string | null | undefined) => (valor ? lerInstante(valor) : null)),
      z.nullable(z.iso.datetime({ offset: true, error: erro })),
    ),
  );

/** What the panel asks when a survey ends and the next begins: a title and dates, each of them left out at will. */
export const novaEdicaoSchema = z.object({
  titulo: z.optional(z.string().check(z.trim(), z.maxLength(160, 'O título tem até 160 letras.'))),
  /** Left out: at once. */
  abre_em: instante('Informe quando a nova edição abre.'),
  /** Left out: no end. */
  fecha_em: instante('Informe quando a nova edição fecha.'),
});
export type NovaEdicao = z.output<typeof novaEdicaoSchema>;
