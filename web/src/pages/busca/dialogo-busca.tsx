import type { ResultadoDaBusca } from '@portal/contracts/busca/busca';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { Link } from 'react-router-dom';
import { filtrosQuery } from '../../features/radios/queries';
import { hrefPagina } from '../../lib/enderecos';
import { plural } from '../../lib/por-extenso';
import { useDepoisDePintar } from '../../lib/use-depois-de-pintar';
import { useQuieto } from '../../lib/use-quieto';
import { Bloco } from '../../ui/bloco';
import { classeBotao } from '../../ui/botao';
import { CampoBusca } from '../../ui/campo-busca';
import { Dialogo } from '../../ui/dialogo';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { Vazio } from '../../ui/vazio';
import css from './busca.module.css';
import { esquecerBuscas, lembrarBusca, lerBuscas } from './buscas-recentes';
import { buscaQuery } from './queries';
import { Caminhos, Grupo, Resultados } from './resultados';

const PRIMEIRAS_TAGS = 8;

const quantos = ({ radios, cantores, musicas, tags, estados }: ResultadoDaBusca): number =>
  [radios, cantores, musicas, tags, estados].reduce((soma, grupo) => soma + grupo.length, 0);

interface PropsDoInicio {
  onEscolher: (texto: string) => void;
  onAbrir: () => void;
}

/** Before anything is typed: what was searched for before, and where one can go without typing. */
const Inicio = ({ onEscolher, onAbrir }: PropsDoInicio) => {
  const [recentes, setRecentes] = useState(lerBuscas);
  const { data } = useQuery(filtrosQuery);
  return (
    <>
      {recentes.length > 0 && (
        <Grupo
          titulo="Buscas recentes"
          acao={
            <button
              type="button"
              className={css.apagar}
              onClick={() => {
                esquecerBuscas();
                setRecentes([]);
              }}
            >
              Apagar
            </button>
          }
        >
          <ul className={css.chips}>
            {recentes.map((texto) => (
              <li key={texto}>
                <button type="button" className={css.chip} onClick={() => onEscolher(texto)}>
                  <History size={18} aria-hidden />
                  {texto}
                </button>
              </li>
            ))}
          </ul>
        </Grupo>
      )}
      {data && (
        <Caminhos
          filtros={{ ...data, tags: data.tags.slice(0, PRIMEIRAS_TAGS) }}
          onAbrir={onAbrir}
        />
      )}
    </>
  );
};

/** The links of what was found, in the order of the page. */
const linksDe = (resultados: HTMLElement | null): HTMLElement[] => [
  ...(resultados?.querySelectorAll<HTMLElement>('li a[href]') ?? []),
];

/** The search of everything, over any page (visual 2.4): results as one types, arrows walk them, Enter opens. */
export const DialogoBusca = ({ onFechar }: { onFechar: () => void }) => {
  const [digitado, setDigitado] = useState('');
  const texto = useQuieto(digitado);
  const query = useQuery(buscaQuery(texto));
  const caixa = useRef<HTMLDivElement>(null);
  const resultados = useRef<HTMLDivElement>(null);
  const vazia = digitado.trim() === '' || texto.trim() === '';
  const achados = vazia ? undefined : query.data;
  // Rows are drawn between two keys, never instead of one.
  const mostrados = useDeferredValue(achados);
  const procurado = useDeferredValue(texto);
  const pintado = useDepoisDePintar();
  // Rows of the text before still stand while this one's are on their way: Enter waits for its own.
  const emDia =
    digitado === texto && !query.isFetching && !query.isPlaceholderData && mostrados === achados;
  const abrirAoChegar = useRef(false);
  const campo = () => caixa.current?.querySelector('input');

  // After the dialog itself is open: opening puts the focus on its first button.
  useEffect(() => caixa.current?.querySelector('input')?.focus(), []);

  const abrir = useCallback(() => {
    lembrarBusca(caixa.current?.querySelector('input')?.value ?? '');
    onFechar();
  }, [onFechar]);

  const abrirPrimeiro = () => linksDe(resultados.current)[0]?.click();
  useEffect(() => {
    if (!emDia || !abrirAoChegar.current) return;
    abrirAoChegar.current = false;
    abrirPrimeiro();
  }, [emDia]);

  const digitar = (novo: string) => {
    abrirAoChegar.current = false;
    setDigitado(novo);
  };

  const andar = (evento: KeyboardEvent) => {
    const links = linksDe(resultados.current);
    const onde = links.indexOf(document.activeElement as HTMLElement);
    const noCampo = evento.target === campo();
    if (evento.key === 'Enter' && noCampo && digitado.trim() !== '') {
      // Closing gives the focus back to what opened it, which the rest of this key would press again.
      evento.preventDefault();
      if (emDia) abrirPrimeiro();
      else abrirAoChegar.current = true;
    }
    if (evento.key === 'Escape' && noCampo) {
      // A field for searches would take the first one to empty itself.
      evento.preventDefault();
      onFechar();
    }
    if (evento.key !== 'ArrowDown' && evento.key !== 'ArrowUp') return;
    evento.preventDefault();
    const proximo = evento.key === 'ArrowDown' ? onde + 1 : onde - 1;
    if (proximo < 0) campo()?.focus();
    else links[Math.min(proximo, links.length - 1)]?.focus();
  };

  return (
    <Dialogo aberto onFechar={onFechar} titulo="Buscar" className={css.busca}>
      {/* Arrows are a help: everything is reached with Tab too. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={caixa} className={css.caixa} onKeyDown={andar}>
        <CampoBusca
          valor={digitado}
          onChange={digitar}
          rotulo="Rádio, música, cidade…"
          resultado={achados ? plural(quantos(achados), 'resultado', 'resultados') : ''}
        />
        <div ref={resultados} className={css.resultados}>
          {vazia ? (
            pintado && <Inicio onEscolher={setDigitado} onAbrir={abrir} />
          ) : (
            <Bloco
              query={{ ...query, data: mostrados }}
              esqueleto={<EsqueletoLinhas linhas={4} altura="64px" />}
              isVazio={(achado) => quantos(achado) === 0}
              vazio={
                <Vazio
                  texto={`Nada para “${texto.trim()}”. Confira as letras, ou tente uma palavra só.`}
                >
                  <Link
                    className={classeBotao('secundario')}
                    to={hrefPagina('webradios')}
                    onClick={onFechar}
                  >
                    Ver todas as web rádios
                  </Link>
                </Vazio>
              }
            >
              {(achado) => <Resultados texto={procurado} achados={achado} onAbrir={abrir} />}
            </Bloco>
          )}
        </div>
      </div>
    </Dialogo>
  );
};
