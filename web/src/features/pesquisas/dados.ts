import { zodResolver } from '@hookform/resolvers/zod';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Resposta } from '@portal/contracts/http/resposta';
import {
  votoSchema,
  type NumeroDaPesquisa,
  type Voto,
  type VotoDigitado,
} from '@portal/contracts/pesquisa/voto';
import type { Radio } from '@portal/contracts/radio/radio';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Resolver } from 'react-hook-form';
import { ApiError, isRecusa } from '../../lib/api-error';
import { enviar } from '../../lib/http';
import { lerJson } from '../../lib/ler-json';
import { portalQuery } from '../../lib/portal-query';

/** What both surveys' form holds; which edition it is for, the page knows. */
export type VotoNoFormulario = Record<Exclude<keyof VotoDigitado, 'edicao'>, string>;

const VAZIO: VotoNoFormulario = {
  nome: '',
  telefone: '',
  email: '',
  id_webradio: '',
  id_musica: '',
};

let digitado = VAZIO;

/**
 * What was typed, for as long as the page lives and nowhere else: who follows the link to the web radios finds it
 * on coming back.
 */
export const rascunho = {
  ler: (): VotoNoFormulario => digitado,
  guardar: (valores: VotoNoFormulario): void => {
    digitado = valores;
  },
  isVazio: (): boolean => Object.values(digitado).every((valor) => valor === ''),
};

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

/** Every web radio one can vote for, by name (especificação 7). */
export const nomesDasRadiosQuery = queryOptions({
  queryKey: ['radios', 'nomes'],
  queryFn: ({ signal }) =>
    lerJson<Pick<Radio, 'id' | 'nome_radio'>[]>(CAMINHOS.radiosNomes, signal),
});

/** The edition was closed while this person filled it in. */
export const isEncerrada = (erro: unknown): boolean => isRecusa(erro, 'encerrada');

export const votarMutation = mutationOptions<Resposta, Error, Voto>({
  // Offline it fails at once, with a message, instead of waiting silently for the network.
  networkMode: 'always',
  mutationFn: (voto) => enviar(CAMINHOS.votar, voto),
  onError: (erro, _voto, _antes, { client }) => {
    const reler = (queryKey: readonly unknown[]) => client.invalidateQueries({ queryKey });
    const { id_webradio, id_musica } = erro instanceof ApiError ? erro.campos : {};
    // Which surveys are open, or what one can vote for, is not what this page took it for.
    if (isEncerrada(erro) || id_musica) return reler(portalQuery.queryKey);
    return id_webradio ? reler(nomesDasRadiosQuery.queryKey) : undefined;
  },
});

/** This person has voted before; a closed survey is refused with the same status and another code. */
export const isJaVotou = (erro: unknown): boolean => isRecusa(erro, 'ja_votou');
