import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  apagarRascunho,
  guardarRascunho,
  isPreenchido,
  lerRascunho,
  novaChave,
  type Rascunho,
} from './rascunho';
import { VAZIO, type AnuncioDigitado, type Envio } from './valores';

const ESPERA_MS = 400;

/** The draft an account left on this device; read once, when the form is made. */
export const useRascunhoGuardado = (idUsuario: number, novo: boolean): Rascunho | null => {
  const [rascunho] = useState(() => (novo ? lerRascunho(idUsuario, Date.now()) : null));
  return rascunho;
};

interface Opcoes {
  form: UseFormReturn<AnuncioDigitado, unknown, Envio>;
  idUsuario: number;
  guardado: Rascunho | null;
  ligado: boolean;
}

/** Keeps what is typed on this device until it is bought, with the key that makes two sendings one purchase. */
export const useRascunho = ({ form, idUsuario, guardado, ligado }: Opcoes) => {
  const [recuperado, setRecuperado] = useState(guardado !== null);
  const [primeira] = useState(() => guardado?.chave ?? novaChave());
  const chave = useRef(primeira);
  const encerrado = useRef(!ligado);
  const { watch, getValues, reset } = form;

  const guardar = useCallback(() => {
    const valores = getValues();
    if (encerrado.current || !isPreenchido(valores)) return;
    guardarRascunho(idUsuario, { chave: chave.current, valores, em: Date.now() });
  }, [getValues, idUsuario]);

  useEffect(() => {
    if (!ligado) return undefined;
    let espera: ReturnType<typeof setTimeout> | undefined;
    const assinatura = watch(() => {
      clearTimeout(espera);
      espera = setTimeout(guardar, ESPERA_MS);
    });
    // A telephone may end a hidden page without any further event.
    document.addEventListener('visibilitychange', guardar);
    return () => {
      clearTimeout(espera);
      assinatura.unsubscribe();
      document.removeEventListener('visibilitychange', guardar);
      guardar();
    };
  }, [watch, guardar, ligado]);

  return {
    recuperado,
    dispensarAviso: () => setRecuperado(false),
    chave: () => chave.current,
    /** A new idempotency key: the last form's names an ad already. */
    trocarChave: () => {
      chave.current = novaChave();
      guardar();
    },
    recomecar: () => {
      apagarRascunho(idUsuario);
      chave.current = novaChave();
      reset(VAZIO);
      setRecuperado(false);
    },
    encerrar: () => {
      encerrado.current = true;
      apagarRascunho(idUsuario);
    },
  };
};
