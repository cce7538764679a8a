import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Abas } from '../../ui/abas';
import { useAvisoDeFalha } from '../../ui/use-aviso-de-falha';
import { Fila } from '../fila/fila';
import { notificacoesQuery } from '../anuncios/queries';
import { contagemDePendentes } from '../anuncios/use-pendentes';
import { ListaAdministracao } from './lista-administracao';
import { LISTAS, parseLista } from './listas';

interface Props {
  /** An ad as visitors will see it. */
  previa: (anuncio: Anuncio) => ReactNode;
}

/** Tab #administracao (especificação 2.10): what waits for a decision, and every ad by type. */
export const Administracao = ({ previa }: Props) => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { data: pendentes = 0, isError } = useQuery(notificacoesQuery);
  useAvisoDeFalha(isError, 'Erro ao obter as notificações');
  const contagem = contagemDePendentes(pendentes);
  return (
    <Abas
      segunda
      rotulo="Anúncios por tipo"
      abas={LISTAS.map(({ id, rotulo, comContagem }) => ({
        id,
        rotulo,
        contagem: comContagem ? contagem : undefined,
      }))}
      aberta={parseLista(search)}
      onAbrir={(lista) => navigate({ pathname, search: `?lista=${lista}`, hash })}
      paineis={{
        fila: () => <Fila previa={previa} />,
        webradios: () => <ListaAdministracao key="radio" tipo="radio" />,
        musicas: () => <ListaAdministracao key="musica" tipo="musica" />,
        banners: () => <ListaAdministracao key="banner" tipo="banner" />,
      }}
    />
  );
};
