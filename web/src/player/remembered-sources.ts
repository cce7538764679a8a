import { isMesmaFonte, type Fonte } from './fonte';
import { guardar, lerGuardado } from '../lib/guardado';

const CHAVE = 'portal.ouvidos';
/** How many are offered again. */
const QUANTAS = 6;

/** What was stored is somebody else's word: only what has every part is a source. */
export const isFonte = (valor: unknown): valor is Fonte => {
  if (typeof valor !== 'object' || valor === null) return false;
  const { tipo, id, nome, url, imagem, cantor, idCantor } = valor as Record<string, unknown>;
  const textos = tipo === 'radio' ? [id, nome, url] : [id, nome, url, cantor, idCantor];
  return (
    (tipo === 'radio' || tipo === 'musica') &&
    textos.every((texto) => typeof texto === 'string') &&
    (imagem === null || typeof imagem === 'string')
  );
};

/** What was heard last in this browser, latest first. */
export const lerOuvidas = (): readonly Fonte[] => {
  const guardadas = lerGuardado(CHAVE);
  return Array.isArray(guardadas) ? guardadas.filter(isFonte).slice(0, QUANTAS) : [];
};

/** An hour of one singer is one thing heard, and so is an hour of a radio. */
const deQuem = (fonte: Fonte): string =>
  fonte.tipo + (fonte.tipo === 'radio' ? fonte.id : fonte.idCantor);

export const lembrarOuvida = (fonte: Fonte): void =>
  guardar(CHAVE, [fonte, ...lerOuvidas().filter((outra) => deQuem(outra) !== deQuem(fonte))]);

/** A source that changed since, or is gone. */
export const corrigirOuvida = (fonte: Fonte, nova: Fonte | null): void =>
  guardar(
    CHAVE,
    lerOuvidas().flatMap((outra) => (isMesmaFonte(outra, fonte) ? (nova ? [nova] : []) : [outra])),
  );
