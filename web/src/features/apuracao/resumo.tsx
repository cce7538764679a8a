import type { PesquisaResumida } from '@portal/contracts/pesquisa/resultados';
import { CalendarClock, CircleCheck, Lock } from 'lucide-react';
import { Cartao } from '../../ui/cartao';
import { Chip } from '../../ui/chip';
import { Titulo } from '../../ui/titulo';
import estilos from './apuracao.module.css';
import { periodo, ROTULO_DA_SITUACAO, votos } from './textos';

const ICONES = { antes: CalendarClock, aberta: CircleCheck, encerrada: Lock };

/** A survey at a glance. */
export const Resumo = ({ pesquisa }: { pesquisa: PesquisaResumida }) => {
  const { titulo, situacao, numero_autorizacao, total_votos } = pesquisa;
  const Icone = ICONES[situacao];
  return (
    <Cartao>
      <Titulo
        nivel={3}
        acao={
          <Chip>
            <Icone size={16} aria-hidden />
            {ROTULO_DA_SITUACAO[situacao]}
          </Chip>
        }
      >
        {titulo}
      </Titulo>
      <dl className={estilos.fatos}>
        <div>
          <dt>Participação</dt>
          <dd className={`numeros ${estilos.total}`}>{votos(total_votos)}</dd>
        </div>
        <div>
          <dt>Recebe votos</dt>
          <dd className="numeros">{periodo(pesquisa)}</dd>
        </div>
        <div>
          <dt>Autorização do sorteio</dt>
          <dd>{numero_autorizacao ?? 'não informada'}</dd>
        </div>
      </dl>
    </Cartao>
  );
};
