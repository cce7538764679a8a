import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Pagamento } from '../../features/meus-anuncios/pagamento';
import { meusAnunciosQuery } from '../../features/anuncios/queries';
import { useTopo } from '../../lib/use-topo';
import { Bloco } from '../../ui/bloco';
import { classeBotao } from '../../ui/botao';
import { Esqueleto } from '../../ui/esqueleto';
import { Vazio } from '../../ui/vazio';
import estilos from './pagina-novo-anuncio.module.css';

interface Props {
  id: number;
  idUsuario: number;
  /** The ad just bought; without it (the page was loaded again) it is looked up among the person's own. */
  comprado: Anuncio | null;
}

/** How to pay one of the person's ads, and send the proof. */
export const PagamentoDoAnuncio = ({ id, idUsuario, comprado }: Props) => {
  const navigate = useNavigate();
  const query = useQuery(meusAnunciosQuery(idUsuario));
  const [enviado, setEnviado] = useState<Anuncio | null>(null);
  const agora = enviado ?? query.data?.find((anuncio) => anuncio.id === id) ?? comprado;
  // What stands in the form's place is shorter: whoever sent the proof is far below it.
  useTopo(String(agora?.status));
  const paraMeusAnuncios = (
    <Link to={CAMINHOS.meusAnuncios} className={classeBotao('secundario')}>
      Ver meus anúncios
    </Link>
  );
  if (agora)
    return (
      <div className={estilos.pagamento}>
        <Pagamento
          anuncio={agora}
          aoEnviar={setEnviado}
          aoDeixarParaDepois={() => navigate(CAMINHOS.meusAnuncios)}
        />
        {agora.status !== AnuncioStatus.NaoAprovado && <div>{paraMeusAnuncios}</div>}
      </div>
    );
  return (
    <Bloco
      query={query}
      esqueleto={<Esqueleto altura="380px" />}
      isVazio={() => true}
      vazio={<Vazio texto="Este anúncio não está entre os seus.">{paraMeusAnuncios}</Vazio>}
    >
      {() => null}
    </Bloco>
  );
};
