import * as z from 'zod/mini';
import type { Forma } from './chamada';
import { MODELOS } from './modelos';

/** JSON Schema, as the description carries it. */
export type Esquema = Record<string, unknown>;

/** What every description of a whole number would say. */
const tirarLimitesDoNumero = (esquema: Esquema): void => {
  if (esquema['minimum'] === Number.MIN_SAFE_INTEGER) delete esquema['minimum'];
  if (esquema['maximum'] === Number.MAX_SAFE_INTEGER) delete esquema['maximum'];
};

/**
 * Turns schemas into JSON Schema by zod itself, which keeps up with what zod has: named ones become components that the
 * others refer to.
 */
export class Formas {
  readonly componentes: Record<string, Esquema> = {};

  /** What is answered (`output`), or what is taken (`input`). */
  de(forma: Forma, io: 'input' | 'output' = 'output'): Esquema {
    // In a wrapper the schema itself is one that may be referred to.
    const feito = z.toJSONSchema(z.object({ forma }), {
      io,
      metadata: MODELOS,
      // What only a function tells is not told.
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        const esquema: Esquema = jsonSchema;
        // Fields may be added to an answer: whoever reads it passes over what is new.
        if (esquema['additionalProperties'] === false) delete esquema['additionalProperties'];
        tirarLimitesDoNumero(esquema);
      },
    });
    // It is JSON: a copy where the references lead to the components.
    const { properties, $defs = {} } = JSON.parse(
      JSON.stringify(feito).replaceAll('"#/$defs/', '"#/components/schemas/'),
    ) as { properties: { forma: Esquema }; $defs?: Record<string, Esquema> };
    for (const [nome, { id: _id, ...esquema }] of Object.entries($defs))
      this.componentes[nome] = esquema;
    return properties.forma;
  }

  /** Names a schema that several places refer to. */
  nomear(nome: string, esquema: Esquema): Esquema {
    this.componentes[nome] = esquema;
    return { $ref: `#/components/schemas/${nome}` };
  }
}
