// Imported before anything else and written in old syntax on purpose: an old Node must be able to read it.
const atual = process.versions.node.split('.').map(Number);
const [maior, menor] = atual;
const aceito =
  (maior === 20 && menor >= 19) ||
  (maior === 22 && menor >= 12) ||
  (maior >= 24 && maior % 2 === 0);

if (!aceito) {
  console.error(
    `O portal precisa do Node 20.19 ou mais novo (20, 22 ou 24); este é o ${process.versions.node}.`,
  );
  process.exit(1);
}
