import type { Anuncio, Passo } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import { instantePorExtenso } from '../../lib/por-extenso';
import { mudancasDe } from './historico/mudancas';
import { palavrasDoPasso } from './historico/passo';
import { nomeDoAnuncio } from './textos';

/** What became of an ad, by whom and when: 'Aprovado por maria em 22/11/2026, 14:03.'; '' when nobody knows. */
export const oQueFoiDecidido = (passos: readonly Passo[]): string => {
  const ultimo = mudancasDe(passos).at(-1);
  if (!ultimo) return '';
  const por = ultimo.por === '' ? '' : ` por ${ultimo.por}`;
  return `${palavrasDoPasso(ultimo)}${por} em ${instantePorExtenso(ultimo.quando)}.`;
};

/** What the owner of an ad does to its status. */
const DO_DONO: readonly string[] = [
  'comprovante',
  'reenvio',
  'reembolso',
  'desistencia',
  'exclusao',
];

/** Who came before a decision about this ad: its owner, or another administrator. */
export const quemVeioAntes = ({ usuario }: Anuncio, passos: readonly Passo[]): string => {
  const ultimo = mudancasDe(passos).at(-1);
  const foiODono = ultimo && DO_DONO.includes(ultimo.evento) && ultimo.por === usuario.usuario;
  return foiODono ? MENSAGENS_DO_ANUNCIO.anuncianteAntes : MENSAGENS_DO_ANUNCIO.decididoAntes;
};

/** What is told of words that went to nobody. */
export const palavrasDoMotivo = (motivo: string): string =>
  `O motivo que você escreveu não foi enviado: “${motivo}”`;

/** What is told of a decision that came second: which ad, what was decided instead, and the words that were not sent. */
export const palavrasDoConflito = (
  { anuncio, motivo = '' }: { anuncio: Anuncio; motivo?: string },
  passos: readonly Passo[],
  msg: string,
): string =>
  [
    `${nomeDoAnuncio(anuncio)}: ${msg}`,
    oQueFoiDecidido(passos),
    motivo === '' ? '' : palavrasDoMotivo(motivo),
  ]
    .filter((parte) => parte !== '')
    .join(' ');
