import { zodResolver } from '@hookform/resolvers/zod';
import { votoSchema, type NumeroDaPesquisa, type Voto } from '@portal/contracts/pesquisa/voto';
import type { Resolver } from 'react-hook-form';
import type { VotoNoFormulario } from './rascunho';

const conferir = zodResolver(votoSchema);

/** The field of the form that is not of this survey. */
const OUTRO_CAMPO = { 1: 'id_musica', 2: 'id_webradio' } as const;

/** One form serves both surveys: only the open one's choice is looked at and sent. */
export const resolverDa =
  (numero: NumeroDaPesquisa): Resolver<VotoNoFormulario, unknown, Voto> =>
  (valores, contexto, opcoes) => {
    const { [OUTRO_CAMPO[numero]]: _outro, ...daPesquisa } = valores;
    // The options name the form's fields, of which the schema's are a part.
    return conferir(daPesquisa, contexto, opcoes as never);
  };
