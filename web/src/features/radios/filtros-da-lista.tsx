import type { OrdemDeRadios } from '@portal/contracts/radio/listagem';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/chip';
import { classes } from '../../ui/classes';
import type { FiltroRadios } from './consulta';
import { nomeDoEstado } from './filtro';
import css from './filtros-da-lista.module.css';
import { filtrosQuery } from './queries';

/** Tags offered: those of most radios. */
const TAGS_A_VISTA = 12;

interface PropsDaEscolha {
  rotulo: string;
  valor: string;
  ativa: boolean;
  onEscolher: (valor: string) => void;
  children: ReactNode;
}

/** The browser's own select, as a chip. */
const Escolha = ({ rotulo, valor, ativa, onEscolher, children }: PropsDaEscolha) => (
  <span className={classes(css.escolha, ativa && css.ativa)}>
    <select
      aria-label={rotulo}
      className={css.selecao}
      value={valor}
      onChange={(evento) => onEscolher(evento.target.value)}
    >
      {children}
    </select>
    <ChevronDown size={18} aria-hidden />
  </span>
);

interface Props {
  filtro: FiltroRadios;
  onMudar: (mudanca: Partial<FiltroRadios>) => void;
}

/** What narrows the list and orders it: on the air, state, order, and the tags of most radios, in one row. */
export const FiltrosDaLista = ({ filtro, onMudar }: Props) => {
  const { data } = useQuery(filtrosQuery);
  const { tag, estado, noAr, ordem } = filtro;
  const estados = (data?.estados ?? [])
    .map(({ uf, total }) => ({ uf, nome: nomeDoEstado(uf), total }))
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
  const outras = (data?.tags ?? []).filter((uma) => dobrar(uma.tag) !== dobrar(tag));
  return (
    <ul className={css.filtros} aria-label="Filtros">
      <li>
        <button
          type="button"
          aria-pressed={noAr}
          className={classes(css.botao, noAr && css.ativa)}
          onClick={() => onMudar({ noAr: !noAr })}
        >
          Só no ar
        </button>
      </li>
      <li>
        <Escolha
          rotulo="Ordem"
          valor={ordem}
          ativa={ordem !== 'nome'}
          onEscolher={(valor) =>
            onMudar({ ordem: valor as OrdemDeRadios /* one of the options */ })
          }
        >
          <option value="nome">Por nome</option>
          <option value="mais-ouvidas">Mais ouvidas</option>
        </Escolha>
      </li>
      <li>
        <Escolha
          rotulo="Estado"
          valor={estado}
          ativa={estado !== ''}
          onEscolher={(valor) => onMudar({ estado: valor })}
        >
          <option value="">Todos os estados</option>
          {estado !== '' && !estados.some(({ uf }) => uf === estado) && (
            <option value={estado}>{nomeDoEstado(estado)}</option>
          )}
          {estados.map(({ uf, nome, total }) => (
            <option key={uf} value={uf}>
              {nome} ({total})
            </option>
          ))}
        </Escolha>
      </li>
      {tag !== '' && (
        <li>
          <Chip onClick={() => onMudar({ tag: '' })} className={css.escolhida}>
            <span className="so-leitor">Tirar o filtro </span>
            {tag}
            <X size={18} aria-hidden />
          </Chip>
        </li>
      )}
      {outras.slice(0, TAGS_A_VISTA).map((uma) => (
        <li key={uma.tag}>
          <button type="button" className={css.botao} onClick={() => onMudar({ tag: uma.tag })}>
            {uma.tag}
            <span className={css.total}>
              {uma.total}
              <span className="so-leitor">{uma.total === 1 ? ' web rádio' : ' web rádios'}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};
