// node:http and nothing else: the same bytes with the same headers, the most this machine can answer.
// Started as a program: PORT, and the file that holds the bytes and headers.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { headers, body } = JSON.parse(readFileSync(process.env.RESPOSTA, 'utf8'));
const bytes = Buffer.from(body, 'base64');

createServer((_req, res) => {
  res.writeHead(200, headers);
  res.end(bytes);
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('PRONTO'));
