import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { avisos, dispensar } from './avisar';
import estilos from './avisos.module.css';
import { BotaoIcone } from './botao-icone';
import { classes } from './classes';
import { dialogosAbertos } from './dialogos-abertos';

const ICONES = { sucesso: CircleCheck, erro: CircleAlert, neutro: Info };

/** What was done and what failed, over the page and over the dialog that is open on it. */
export const Avisos = () => {
  const { assinar, doTopo } = dialogosAbertos;
  const dialogo = useSyncExternalStore(assinar, doTopo, doTopo);
  const lista = useSyncExternalStore(avisos.assinar, avisos.ler, avisos.ler);
  const pilha = (
    <div className={estilos.pilha} role="status">
      {lista.map(({ id, tipo, titulo, msg }) => {
        const Icone = ICONES[tipo];
        return (
          <div key={id} className={classes(estilos.aviso, estilos[tipo])}>
            <Icone className={estilos.icone} aria-hidden />
            <div className={estilos.texto}>
              {titulo && <p className={estilos.titulo}>{titulo}</p>}
              <p>{msg}</p>
            </div>
            <BotaoIcone rotulo="Dispensar aviso" onClick={() => dispensar(id)}>
              <X aria-hidden />
            </BotaoIcone>
          </div>
        );
      })}
    </div>
  );
  return dialogo ? createPortal(pilha, dialogo) : pilha;
};
