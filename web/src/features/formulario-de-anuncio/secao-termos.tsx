import { emReais } from '@portal/contracts/dinheiro/real';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { portalQuery } from '../../lib/portal-query';
import { Bloco } from '../../ui/bloco';
import { Esqueleto } from '../../ui/esqueleto';
import { ligarCampo } from '../../ui/ligar-campo';
import { ErroDoCampo } from '../../ui/moldura-campo';
import { Secao } from '../../ui/secao';
import type { AnuncioDigitado } from './digitado';
import estilos from './secao-termos.module.css';

/**
 * The value again, the terms staff write in the CMS, and the box without which nothing is bought (especificação 2.11).
 */
export const SecaoTermos = ({ valor }: { valor: number | null }) => {
  const id = useId();
  const { register, formState } = useFormContext<AnuncioDigitado>();
  const portal = useQuery(portalQuery);
  const erro = formState.errors.termos?.message;
  return (
    <Secao titulo="Termos e condições">
      {valor !== null && (
        <p>
          Valor do anúncio: <strong className="numeros">{emReais(valor)}</strong>
        </p>
      )}
      <Bloco
        query={portal}
        esqueleto={<Esqueleto altura="200px" />}
        isVazio={({ termos }) => termos.trim() === ''}
        vazio={<p>Os termos ainda estão sendo escritos pela nossa equipe.</p>}
      >
        {({ termos }) => (
          // What scrolls must be reachable by the keyboard that scrolls it.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div className={estilos.texto} role="region" aria-label="Texto dos termos" tabIndex={0}>
            {termos.trim()}
          </div>
        )}
      </Bloco>
      <div>
        <label className={estilos.aceite} htmlFor={id}>
          <input
            {...ligarCampo(id, erro)}
            type="checkbox"
            required
            className={estilos.caixa}
            {...register('termos')}
          />
          Li e aceito os termos e condições
        </label>
        {erro && <ErroDoCampo id={`${id}-erro`}>{erro}</ErroDoCampo>}
      </div>
    </Secao>
  );
};
