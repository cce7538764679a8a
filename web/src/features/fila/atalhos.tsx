import estilos from './fila.module.css';

interface Props {
  ligados: boolean;
  onMudar: (ligados: boolean) => void;
}

const TECLAS = [
  ['J', 'próximo'],
  ['K', 'anterior'],
  ['A', 'aprovar'],
  ['R', 'recusar'],
  ['B', 'reembolsar'],
  ['Z', 'desfazer'],
] as const;

/** The keys of the queue, in sight, and the way to switch them off. */
export const Atalhos = ({ ligados, onMudar }: Props) => (
  <div className={estilos.atalhos}>
    <label className={estilos.ligar}>
      <input
        type="checkbox"
        checked={ligados}
        onChange={(evento) => onMudar(evento.target.checked)}
      />
      Atalhos do teclado
    </label>
    {ligados && (
      <ul className={estilos.teclas}>
        {TECLAS.map(([tecla, faz]) => (
          <li key={tecla}>
            <kbd className={estilos.tecla}>{tecla}</kbd> {faz}
          </li>
        ))}
      </ul>
    )}
  </div>
);
