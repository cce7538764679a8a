import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import estilos from './abas.module.css';
import { classes } from './classes';
import { useEscolhidaAVista } from './use-escolhida-a-vista';

export interface AbaNaTela<Id extends string> {
  id: Id;
  rotulo: string;
  /** How many things in it wait for the person, and how that is said: '3 esperam por você'. */
  contagem?: { quantos: number; palavras: string } | undefined;
}

interface Props<Id extends string> {
  /** What the list of tabs is, for who hears it. */
  rotulo: string;
  abas: readonly AbaNaTela<Id>[];
  aberta: Id;
  onAbrir: (id: Id) => void;
  /** What each tab shows; only the open one is made. */
  paineis: Record<Id, () => ReactNode>;
  /** Tabs inside a tab. */
  segunda?: boolean;
}

export const Abas = <Id extends string>({
  rotulo,
  abas,
  aberta,
  onAbrir,
  paineis,
  segunda = false,
}: Props<Id>) => {
  const lista = useEscolhidaAVista(aberta, abas.length);
  return (
    <Tabs.Root
      value={aberta}
      onValueChange={(id: Id) => onAbrir(id)}
      className={classes(estilos.abas, segunda && estilos.segunda)}
    >
      <Tabs.List ref={lista} className={estilos.lista} aria-label={rotulo}>
        {abas.map(({ id, rotulo: nome, contagem }) => (
          <Tabs.Tab key={id} value={id} className={estilos.aba}>
            {nome}
            {contagem && contagem.quantos > 0 && (
              <>
                <span className={`numeros ${estilos.contagem}`} aria-hidden>
                  {contagem.quantos}
                </span>
                <span className="so-leitor">, {contagem.palavras}</span>
              </>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {abas.map(({ id }) => (
        <Tabs.Panel key={id} value={id} className={estilos.painel}>
          {paineis[id]()}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
};
