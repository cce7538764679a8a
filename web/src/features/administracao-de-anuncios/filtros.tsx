import type { Contagens, OrdemDaLista } from '@portal/contracts/anuncio/listagem';
import { VENCE_EM_DIAS } from '@portal/contracts/anuncio/listagem';
import { PERIODOS } from '@portal/contracts/anuncio/status';
import { useQuery } from '@tanstack/react-query';
import { emNumero, plural } from '../../lib/por-extenso';
import { Botao } from '../../ui/botao';
import { Campo } from '../../ui/campo';
import { CampoBusca } from '../../ui/campo-busca';
import { CampoSelecao } from '../../ui/campo-selecao';
import { classes } from '../../ui/classes';
import { contagensQuery, type ListaDeTipo } from '../anuncios/queries';
import { emMeses, rotuloDoStatus } from '../anuncios/textos';
import { isInteiro, pedidoDe, type Filtro } from './filtro';
import estilos from './filtros.module.css';
import type { useFiltro } from './use-filtro';

const ORDENS: Readonly<Record<OrdemDaLista, string>> = {
  espera: 'Os que esperam primeiro',
  recentes: 'Mais novos',
  vencimento: 'Vencem antes',
  valor: 'Maior valor',
};

interface PropsDoStatus {
  lista: ListaDeTipo;
  contagens: Contagens;
  status: string;
  onMudar: (status: string) => void;
}

/** How many ads there are in each status; pressed, only those are listed. */
const PorStatus = ({ lista, contagens, status, onMudar }: PropsDoStatus) => {
  const tipo = lista === 'todos' ? 'banner' : lista;
  const total = contagens.reduce((soma, um) => soma + um.total, 0);
  const opcoes = [
    { valor: '', rotulo: 'Todos', quantos: total },
    ...contagens.map((um) => ({
      valor: String(um.status),
      rotulo: rotuloDoStatus(tipo, um.status),
      quantos: um.total,
    })),
  ];
  return (
    <div className={classes(estilos.status, estilos.porStatus)} role="group" aria-label="Status">
      {opcoes.map(({ valor, rotulo, quantos }) => (
        <button
          key={valor}
          type="button"
          className={estilos.opcao}
          aria-pressed={valor === status}
          onClick={() => onMudar(valor)}
        >
          {rotulo} <span className={`numeros ${estilos.quantos}`}>{emNumero(quantos)}</span>
        </button>
      ))}
    </div>
  );
};

interface Props extends ReturnType<typeof useFiltro> {
  lista: ListaDeTipo;
  /** How many were found; undefined while nobody knows. */
  total: number | undefined;
}

const LIMPO: Filtro = {
  ...{ busca: '', status: '', periodo: '', de: '', ate: '', vence: '', ordem: '' },
};

/** What a list is narrowed and ordered by; all of it is in the address. */
export const Filtros = ({ lista, total, filtro, digitado, digitar, mudar }: Props) => {
  const { data: contagens } = useQuery(contagensQuery(lista, pedidoDe(filtro)));
  const inteiro = isInteiro(filtro);
  return (
    <div className={estilos.filtros}>
      <CampoBusca
        valor={digitado}
        rotulo="Buscar código, título, anunciante, e-mail ou documento"
        resultado={inteiro || total === undefined ? '' : plural(total, 'anúncio', 'anúncios')}
        onChange={digitar}
      />
      {contagens && (
        <PorStatus
          lista={lista}
          contagens={contagens}
          status={filtro.status}
          onMudar={(status) => mudar({ status })}
        />
      )}
      <div className={estilos.campos}>
        <CampoSelecao
          rotulo="Ordem"
          value={filtro.ordem || 'espera'}
          onChange={({ target }) => mudar({ ordem: target.value === 'espera' ? '' : target.value })}
        >
          {Object.entries(ORDENS).map(([valor, rotulo]) => (
            <option key={valor} value={valor}>
              {rotulo}
            </option>
          ))}
        </CampoSelecao>
        <CampoSelecao
          rotulo="Período"
          value={filtro.periodo}
          onChange={({ target }) => mudar({ periodo: target.value })}
        >
          <option value="">Todos</option>
          {PERIODOS.map((meses) => (
            <option key={meses} value={meses}>
              {emMeses(meses)}
            </option>
          ))}
        </CampoSelecao>
        <Campo
          rotulo="Comprovante de"
          type="date"
          max={filtro.ate || undefined}
          value={filtro.de}
          onChange={({ target }) => mudar({ de: target.value })}
        />
        <Campo
          rotulo="até"
          type="date"
          min={filtro.de || undefined}
          value={filtro.ate}
          onChange={({ target }) => mudar({ ate: target.value })}
        />
      </div>
      <div className={estilos.status}>
        <label className={estilos.vence}>
          <input
            type="checkbox"
            checked={filtro.vence !== ''}
            onChange={({ target }) => mudar({ vence: target.checked ? String(VENCE_EM_DIAS) : '' })}
          />
          Vence em {VENCE_EM_DIAS} dias
        </label>
        {!inteiro && (
          <Botao
            variante="fantasma"
            onClick={() => {
              digitar('');
              mudar(LIMPO);
            }}
          >
            Limpar filtros
          </Botao>
        )}
      </div>
    </div>
  );
};
