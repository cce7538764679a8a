import type { LinhaDoLote } from '@portal/contracts/lote/lote';
import { Button, Flex, Link, Modal, Typography } from '@strapi/design-system';
import { enderecoDo, numero } from '../inicio';

const PALAVRAS: Readonly<Record<LinhaDoLote['resultado'], [um: string, varios: string]>> = {
  publicada: ['mudou e já está no portal', 'mudaram e já estão no portal'],
  mudada: ['mudou no rascunho', 'mudaram no rascunho'],
  igual: ['já estava assim', 'já estavam assim'],
  recusada: ['não mudou', 'não mudaram'],
};

const RADIO = 'api::radio.radio';
const RESULTADOS = ['publicada', 'mudada', 'igual', 'recusada'] as const;

const resumo = (linhas: readonly LinhaDoLote[]): string[] =>
  RESULTADOS.flatMap((qual) => {
    const n = linhas.filter(({ resultado }) => resultado === qual).length;
    const [um, varios] = PALAVRAS[qual];
    return n === 0 ? [] : [`${numero(n)} ${n === 1 ? um : varios}.`];
  });

/** What became of many entries that were changed at once, and why some were not. */
export const ResultadoDoLote = ({
  linhas,
  fechar,
}: {
  linhas: readonly LinhaDoLote[];
  fechar: () => void;
}) => {
  const comMotivo = linhas.filter(({ msg }) => msg !== null);
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <div role="status">
            {resumo(linhas).map((frase) => (
              <Typography key={frase} tag="p" fontWeight="bold">
                {frase}
              </Typography>
            ))}
          </div>
          {comMotivo.length > 0 ? (
            <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
              {comMotivo.map(({ id, nome, msg }) => (
                <li key={id}>
                  {nome ? <Link href={`/admin${enderecoDo(RADIO, id)}`}>{nome}</Link> : null}
                  <Typography tag="p">{msg}</Typography>
                </li>
              ))}
            </Flex>
          ) : null}
          {linhas.some(({ resultado }) => resultado === 'mudada') ? (
            <Typography tag="p">
              Para levar ao portal o que mudou no rascunho, escolha as rádios na lista e publique.
            </Typography>
          ) : null}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button onClick={fechar}>Fechar</Button>
      </Modal.Footer>
    </>
  );
};
