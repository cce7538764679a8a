import { MODAL_LOGIN_ESPERA_MS } from '@portal/contracts/portal/tempos';
import { useEffect, useState } from 'react';
import { usePlayer } from '../player/hooks';

const CHAVE = 'convite-de-login';

const jaConvidou = (): boolean => {
  try {
    return sessionStorage.getItem(CHAVE) !== null;
  } catch {
    return true;
  }
};
const lembrar = (): void => {
  try {
    sessionStorage.setItem(CHAVE, '1');
  } catch {
    // No storage: nobody is invited, rather than everybody at every visit of home.
  }
};

interface Situacao {
  naHome: boolean;
  /** The server said that this is a guest. */
  convidado: boolean;
  /** Home's own content has come. */
  pronta: boolean;
  abrir: () => void;
}

/**
 * Shows the login modal to a guest on home: once per session, 2 s after the page is ready, not while a
 * start of sound is under way or something else is open, and never to who came by a deep link.
 */
export const useConviteDeLogin = ({ naHome, convidado, pronta, abrir }: Situacao): void => {
  const [chegouPelaHome] = useState(naHome);
  const { state } = usePlayer();
  const comecandoATocar = state.nome === 'conectando';
  const cabe = chegouPelaHome && naHome && convidado && pronta && !comecandoATocar;

  useEffect(() => {
    if (!cabe || jaConvidou()) return undefined;
    const relogio = setInterval(() => {
      // Home's only form is an open survey's: nobody who fills it in is called away.
      if (document.querySelector('dialog[open], main form')) return;
      clearInterval(relogio);
      lembrar();
      abrir();
    }, MODAL_LOGIN_ESPERA_MS);
    return () => clearInterval(relogio);
  }, [cabe, abrir]);
};
