import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Papel } from '../../session/use-sessao';
import { abasDe, parseAba, type Aba } from './abas';
import estilos from './abas-do-perfil.module.css';

interface Props {
  papel: Papel;
  /** What each tab shows; only the open one is made. */
  paineis: Record<Aba, () => ReactNode>;
}

/** The profile's tabs: the hash of the address says which one is open, so that back and links work. */
export const AbasDoPerfil = ({ papel, paineis }: Props) => {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const aberta = parseAba(hash, papel);
  return (
    <Tabs.Root
      value={aberta}
      onValueChange={(aba: Aba) => navigate(`${pathname}#${aba}`)}
      className={estilos.abas}
    >
      <Tabs.List className={estilos.lista} aria-label="Partes da sua conta">
        {abasDe(papel).map(({ id, rotulo }) => (
          <Tabs.Tab key={id} value={id} className={estilos.aba}>
            {rotulo}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {abasDe(papel).map(({ id }) => (
        <Tabs.Panel key={id} value={id} className={estilos.painel}>
          {paineis[id]()}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
};
