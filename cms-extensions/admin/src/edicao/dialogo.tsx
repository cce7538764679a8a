import {
  Box,
  Button,
  Dialog,
  Flex,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { useSyncExternalStore } from 'react';
import { ouvirPerguntas, type Pergunta, perguntaAtual } from './perguntas';

/** Loads the page anew, what is written in the form gone: the person has just chosen so. */
const recarregar = (): void => {
  const calar = (evento: BeforeUnloadEvent): void => {
    evento.stopImmediatePropagation();
  };
  window.addEventListener('beforeunload', calar, { capture: true });
  window.location.reload();
};

const Campos = ({ campos }: Pick<Pergunta, 'campos'>) => (
  <Box maxHeight="40vh" overflow="auto" width="100%" tabIndex={0}>
    <Table colCount={3} rowCount={campos.length + 1}>
      <Thead>
        <Tr>
          {['Campo', 'O que está gravado', 'O que você escreveu'].map((nome) => (
            <Th key={nome}>
              <Typography variant="sigma" textColor="neutral600">
                {nome}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {campos.map(({ campo, rotulo, deles, seus }) => (
          <Tr key={campo}>
            {[rotulo, deles, seus].map((texto, i) => (
              <Td key={i}>
                <Typography
                  variant="pi"
                  fontWeight={i === 0 ? 'bold' : 'regular'}
                  style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
                >
                  {texto}
                </Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Box>
);

const Conflito = ({ pergunta }: { pergunta: Pergunta }) => (
  <>
    <Dialog.Header>Este registro mudou enquanto você editava</Dialog.Header>
    <Dialog.Body>
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        <Typography>{pergunta.mensagem}</Typography>
        <Campos campos={pergunta.campos} />
        <Typography variant="pi">
          Recarregar mostra o que está gravado e perde o que você escreveu. Sobrescrever grava o que
          você escreveu no lugar.
        </Typography>
      </Flex>
    </Dialog.Body>
    <Dialog.Footer>
      <Button variant="secondary" onClick={recarregar}>
        Recarregar
      </Button>
      <Button variant="danger" onClick={() => pergunta.responder(true)}>
        Sobrescrever
      </Button>
    </Dialog.Footer>
  </>
);

/** Shows what the portal asks back before it writes. */
export const Perguntas = () => {
  const pergunta = useSyncExternalStore(ouvirPerguntas, perguntaAtual);
  if (!pergunta) return null;
  return (
    // Not closed by Escape: what is written in the form is kept by one answer only.
    <Dialog.Root open>
      <Dialog.Content style={{ maxWidth: 'min(72rem, 95vw)' }}>
        <Conflito pergunta={pergunta} />
      </Dialog.Content>
    </Dialog.Root>
  );
};
