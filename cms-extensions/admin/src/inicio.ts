import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { LIXEIRA } from './paginas/enderecos';

/** Types of the catalogue, by uid, whose entries sound and go on and off the air: their names in the panel's addresses. */
export const TIPOS_DO_CATALOGO: Readonly<Record<string, string>> = {
  'api::radio.radio': 'radio',
  'api::cantor.cantor': 'cantor',
  'api::musica.musica': 'musica',
};

export type Leitura<T> = { estado: 'lendo' } | { estado: 'falha' } | { estado: 'lido'; dados: T };

const LEMBRADO_MS = 5000;
const lembrados = new Map<string, { resposta: Promise<unknown>; ate: number }>();

/** Several widgets and every row of a list ask for the same: they share one answer. */
const umaVez = <T>(caminho: string, perguntar: () => Promise<T>): Promise<T> => {
  const lembrado = lembrados.get(caminho);
  // What is kept under an address is what was read there.
  if (lembrado && Date.now() < lembrado.ate) return lembrado.resposta as Promise<T>;
  const resposta = perguntar();
  lembrados.set(caminho, { resposta, ate: Date.now() + LEMBRADO_MS });
  return resposta;
};

/** What stands there changed: the next reading asks again. */
export const esquecer = (caminho: string): void => {
  lembrados.delete(caminho);
};

/** Reads what these words name by what they are read with: the same function while it is the same question. */
export const useLeituraPor = <T>(
  caminho: string,
  ler: (caminho: string) => Promise<T>,
): Leitura<T> => {
  const [leitura, setLeitura] = useState<Leitura<T>>({ estado: 'lendo' });
  useEffect(() => {
    let vale = true;
    ler(caminho).then(
      (dados) => vale && setLeitura({ estado: 'lido', dados }),
      () => vale && setLeitura({ estado: 'falha' }),
    );
    return () => {
      vale = false;
    };
  }, [ler, caminho]);
  return leitura;
};

/** Asks for many at once: no single one of them, by leaving the screen, takes the answer from the others. */
export const perguntar = async <T>(caminho: string): Promise<T> =>
  (await getFetchClient().get<T>(caminho)).data;

const perguntarUmaVez = <T>(caminho: string): Promise<T> =>
  umaVez(caminho, () => perguntar<T>(caminho));

/** Reads an address of the panel's own. */
export const useLeitura = <T>(caminho: string): Leitura<T> =>
  useLeituraPor(caminho, perguntarUmaVez<T>);

/** Where an entry is edited. */
export const enderecoDo = (uid: string, id: string): string =>
  uid === 'api::lixeira.lixeira' ? LIXEIRA : `/content-manager/collection-types/${uid}/${id}`;

/** Where a type's entries are listed. */
export const listaDe = (uid: string): string => `/content-manager/collection-types/${uid}`;

export const numero = (n: number): string => n.toLocaleString('pt-BR');

const HORA = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An instant as the portal's clock says it: `23/11/2026, 14:30`. */
export const quando = (iso: string): string => HORA.format(new Date(iso));
