import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { Abas } from '../../ui/abas';
import { useAvisoDeFalha } from '../../ui/use-aviso-de-falha';
import { notificacoesQuery, type ListaDeTipo } from '../anuncios/queries';
import { useAberto } from '../anuncios/use-aberto';
import { contagemDePendentes } from '../anuncios/use-pendentes';
import { Desfazer } from '../fila/desfazer';
import { Fila } from '../fila/fila';
import type { Mostradores } from '../fila/mostradores';
import { useDecisoes } from '../fila/use-decisoes';
import { ListaAdministracao } from './lista-administracao';
import { LISTAS, parseLista } from './listas';
import { PaginaDoAnuncio } from './pagina-do-anuncio';

/** Tab #administracao (especificação 2.10): what waits for a decision, every ad by type, and the page of each. */
export const Administracao = (mostradores: Mostradores) => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { id: aberto, fechar } = useAberto();
  const emCurso = useDecisoes();
  const { data: pendentes = 0, isError } = useQuery(notificacoesQuery);
  useAvisoDeFalha(isError, 'Erro ao obter as notificações');
  const contagem = contagemDePendentes(pendentes);
  const aoExcluir = () => {
    // Of what is gone there is nothing left to decide.
    emCurso.esperando.filter(({ anuncio }) => anuncio.id === aberto).forEach(emCurso.desfazer);
    fechar();
  };
  const comum = { emCurso, mostradores, aoExcluir };
  const lista = (qual: ListaDeTipo) => () => (
    <>
      {aberto === null ? (
        <ListaAdministracao key={qual} lista={qual} emCurso={emCurso} />
      ) : (
        <PaginaDoAnuncio key={aberto} id={aberto} onVoltar={fechar} {...comum} />
      )}
      <Desfazer esperando={emCurso.esperando} atalhos={false} onDesfazer={emCurso.desfazer} />
    </>
  );
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
      onAbrir={(qual) => navigate({ pathname, search: `?lista=${qual}`, hash })}
      paineis={{
        fila: () => (
          <Fila
            emCurso={emCurso}
            mostradores={mostradores}
            pagina={(id) => <PaginaDoAnuncio key={id} id={id} onVoltar={null} {...comum} />}
          />
        ),
        webradios: lista('radio'),
        musicas: lista('musica'),
        banners: lista('banner'),
        todos: lista('todos'),
      }}
    />
  );
};
