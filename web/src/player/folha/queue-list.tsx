import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { BotaoIcone } from '../../ui/botao-icone';
import { Equalizador } from '../equalizador';
import { useQueue } from '../mais/use-queue';
import estilos from './sheet.module.css';

/** Index of the row at that height, among the rows of `lista`. */
const linhaEm = (lista: HTMLElement, y: number): number => {
  const linhas = [...lista.children];
  const abaixo = linhas.findIndex((linha) => y < linha.getBoundingClientRect().bottom);
  return abaixo < 0 ? linhas.length - 1 : abaixo;
};

/** The songs in line: each is played by a tap, moved by its handle or by its arrows, and removed. */
export const ListaDaFila = () => {
  const [{ itens, atual }, { mudar, tocar }] = useQueue();
  const lista = useRef<HTMLOListElement>(null);
  const [arrastada, setArrastada] = useState<string | null>(null);
  const [movida, setMovida] = useState('');
  if (itens.length < 2 && movida === '') return null;

  const arrastar = (evento: PointerEvent<HTMLElement>, id: string) => {
    if (arrastada !== id || !lista.current) return;
    const para = linhaEm(lista.current, evento.clientY);
    if (itens[para]?.id !== id) mudar({ tipo: 'mover', id, para });
  };
  const mover = (id: string, nome: string, para: number) => {
    mudar({ tipo: 'mover', id, para });
    setMovida(`${nome}: lugar ${para + 1} de ${itens.length}`);
  };
  const tirar = ({ currentTarget }: MouseEvent<HTMLElement>, id: string, nome: string) => {
    // The keyboard goes on from the same button of the row beside.
    const linha = currentTarget.parentElement;
    const vizinha = linha?.nextElementSibling ?? linha?.previousElementSibling;
    vizinha?.querySelector<HTMLElement>(':scope > :last-child')?.focus();
    mudar({ tipo: 'remover', id });
    setMovida(`${nome}: fora da fila`);
  };

  return (
    <section aria-labelledby="fila-do-player" className={estilos.secao}>
      <h3 id="fila-do-player">Fila</h3>
      <p className="so-leitor" role="status">
        {movida}
      </p>
      <ol ref={lista} className={estilos.fila}>
        {itens.map(({ id, nome, cantor }, i) => (
          <li
            key={id}
            className={estilos.item}
            data-atual={i === atual}
            data-arrastada={arrastada === id}
          >
            <span
              className={estilos.alca}
              onPointerDown={(evento) => {
                evento.currentTarget.setPointerCapture(evento.pointerId);
                setArrastada(id);
              }}
              onPointerMove={(evento) => arrastar(evento, id)}
              onPointerUp={() => setArrastada(null)}
              onPointerCancel={() => setArrastada(null)}
            >
              <GripVertical size={20} aria-hidden />
            </span>
            <button
              type="button"
              className={estilos.musica}
              aria-current={i === atual ? 'true' : undefined}
              onClick={() => {
                const escolhida = itens[i];
                if (escolhida) tocar(escolhida);
              }}
            >
              <span className="so-leitor">{i === atual ? 'Na vez: ' : 'Tocar '}</span>
              <span>{nome}</span>
              <small>
                {i === atual && <Equalizador ativo />} {cantor}
              </small>
            </button>
            <BotaoIcone
              rotulo={`Subir ${nome}`}
              aria-disabled={i === 0}
              onClick={() => i > 0 && mover(id, nome, i - 1)}
            >
              <ArrowUp size={20} aria-hidden />
            </BotaoIcone>
            <BotaoIcone
              rotulo={`Descer ${nome}`}
              aria-disabled={i === itens.length - 1}
              onClick={() => i < itens.length - 1 && mover(id, nome, i + 1)}
            >
              <ArrowDown size={20} aria-hidden />
            </BotaoIcone>
            <BotaoIcone
              rotulo={`Tirar ${nome} da fila`}
              aria-disabled={i === atual}
              onClick={(evento) => i !== atual && tirar(evento, id, nome)}
            >
              <X size={20} aria-hidden />
            </BotaoIcone>
          </li>
        ))}
      </ol>
    </section>
  );
};
