import { CAMPOS } from '@portal/contracts/anuncio/campos';
import { telefoneLivreSchema } from '@portal/contracts/texto/telefone';
import type { Motivo } from './rules';

interface Campo {
  coluna: string;
  schema: { safeParse(valor: unknown): Julgado };
  /** What is judged is kept as the schema writes it. */
  normaliza: boolean;
}
type Julgado =
  | { success: true; data: unknown }
  | { success: false; error: { issues: readonly { message: string }[] } };

/** The fields an ad's form has too, judged alike; the stream and the name have guards of their own. */
const DA_RADIO: readonly Campo[] = Object.values(CAMPOS.radio).flatMap((linha) =>
  'opcional' in linha ? [{ coluna: linha.coluna, schema: linha.schema, normaliza: true }] : [],
);

const CAMPOS_JULGADOS: Readonly<Record<string, readonly Campo[]>> = {
  'api::radio.radio': DA_RADIO,
  'api::sobre.sobre': [{ coluna: 'telefone', schema: telefoneLivreSchema, normaliza: false }],
};

/** What the portal's own forms would refuse of an entry's texts, by field. Writes the others as those forms would. */
export const motivosDosCampos = (uid: string, data: Record<string, unknown>): Motivo[] =>
  (CAMPOS_JULGADOS[uid] ?? []).flatMap(({ coluna, schema, normaliza }) => {
    const valor = data[coluna];
    if (valor === undefined || valor === null || valor === '') return [];
    const julgado = schema.safeParse(valor);
    if (!julgado.success) return [{ msg: julgado.error.issues[0]?.message ?? '', campo: coluna }];
    if (normaliza) data[coluna] = julgado.data === '' ? null : julgado.data;
    return [];
  });
