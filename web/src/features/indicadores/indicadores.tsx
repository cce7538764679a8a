import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Bloco } from '../../ui/bloco';
import { Esqueleto } from '../../ui/esqueleto';
import { Titulo } from '../../ui/titulo';
import { useAvisoDeFalha } from '../../ui/use-aviso-de-falha';
import { AcessosMensais } from './acessos-mensais';
import estilos from './indicadores.module.css';
import { Ladrilhos } from './ladrilhos';
import { MusicasMaisTocadas } from './musicas-mais-tocadas';
import { indicadoresQuery } from './queries';

const SEGUNDO = 1000;

/** 'Atualizado há 12 s': how old what is shown is. `desde` in ms. */
const AtualizadoHa = ({ desde }: { desde: number }) => {
  const [agora, setAgora] = useState(() => Date.now());
  useEffect(() => {
    const relogio = setInterval(() => setAgora(Date.now()), SEGUNDO);
    return () => clearInterval(relogio);
  }, []);
  const segundos = Math.max(0, Math.floor((agora - desde) / SEGUNDO));
  return <span className="numeros">Atualizado há {segundos} s</span>;
};

const Esperando = () => (
  <div className={estilos.indicadores}>
    <div className={estilos.ladrilhos}>
      <Esqueleto altura={132} />
      <Esqueleto altura={132} />
      <Esqueleto altura={132} />
    </div>
    <Esqueleto altura={420} />
    <Esqueleto altura={420} />
  </div>
);

/** Tab #indicadores (especificação 2.10). */
export const PainelDeIndicadores = () => {
  const query = useQuery(indicadoresQuery);
  useAvisoDeFalha(query.isError, 'Erro ao obter usuarios online');
  return (
    <>
      <Titulo
        acao={
          query.isSuccess && (
            <span className={estilos.idade}>
              <AtualizadoHa desde={query.dataUpdatedAt} />
            </span>
          )
        }
      >
        Indicadores
      </Titulo>
      <Bloco query={query} esqueleto={<Esperando />} vazio={null}>
        {(indicadores) => (
          <div className={estilos.indicadores}>
            <Ladrilhos {...indicadores} />
            <AcessosMensais meses={indicadores.acessosMensais} />
            <MusicasMaisTocadas musicas={indicadores.acessosMusicas} />
          </div>
        )}
      </Bloco>
    </>
  );
};
