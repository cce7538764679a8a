import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Atalhos } from '../../features/home/atalhos';
import { Carrossel } from '../../features/home/carrossel';
import { EsqueletoCarrossel } from '../../features/home/esqueleto-carrossel';
import { ParceirosDaHome } from '../../features/home/parceiros-da-home';
import { AnunciantesLateral } from '../../features/parceiros/anunciantes-lateral';
import { portalQuery } from '../../lib/portal-query';
import { Bloco } from '../../ui/bloco';
import { classes } from '../../ui/classes';
import { Esqueleto } from '../../ui/esqueleto';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import { CantoresEmAlta } from './cantores-em-alta';
import { ContinueOuvindo } from './continue-ouvindo';
import { MusicasDaHome } from './musicas-da-home';
import { NoArAgora } from './no-ar-agora';
import { NovidadesDaHome } from './novidades-da-home';
import estilos from './pagina-home.module.css';

let jaFoiVista = false;

/**
 * True while this document shows home for the first time. Who comes back finds the place that was left, which the guessed
 * heights of what is further down would move.
 */
const useNaChegada = (): boolean => {
  const [naChegada] = useState(!jaFoiVista);
  useEffect(() => {
    jaFoiVista = true;
  }, []);
  return naChegada;
};

export const PaginaHome = () => {
  const naChegada = useNaChegada();
  const portal = useQuery(portalQuery);
  return (
    <>
      <h1 className="so-leitor">{NOME_DO_PORTAL}</h1>
      <Bloco emFatias query={portal} esqueleto={<EsqueletoCarrossel />} vazio={null}>
        {({ carrossel }) => carrossel.length > 0 && <Carrossel slides={carrossel} />}
      </Bloco>
      <div className={classes(estilos.colunas, naChegada && estilos.naChegada)}>
        <div className={estilos.principal}>
          <ContinueOuvindo />
          <NoArAgora />
          <NovidadesDaHome
            pesquisas={portal.data?.pesquisas ?? []}
            palavras={portal.data?.novidades}
          />
          <CantoresEmAlta />
          <section aria-labelledby="parceiros">
            <Titulo id="parceiros">Anúncios de parceiros</Titulo>
            <Bloco
              emFatias
              query={portal}
              esqueleto={<Esqueleto proporcao="12 / 7" />}
              isVazio={({ parceiros }) => parceiros.length === 0}
              vazio={<Vazio texto="Nenhum parceiro por aqui ainda." />}
            >
              {({ parceiros }) => <ParceirosDaHome parceiros={parceiros} />}
            </Bloco>
          </section>
          <MusicasDaHome />
        </div>
        <aside className={estilos.lateral} aria-label="Atalhos e anunciantes">
          <section aria-labelledby="atalhos">
            <Titulo id="atalhos">Atalhos</Titulo>
            <Bloco
              emFatias
              query={portal}
              esqueleto={<Esqueleto altura={184} />}
              isVazio={({ atalhos }) => atalhos.length === 0}
              vazio={<Vazio texto="Nenhum atalho por aqui ainda." />}
            >
              {({ atalhos }) => <Atalhos atalhos={atalhos} />}
            </Bloco>
          </section>
          <AnunciantesLateral />
        </aside>
      </div>
    </>
  );
};
