/** Languages of programs in which the same question is asked; R takes the package httr2. */
export const dialects = ['curl', 'typescript', 'python', 'r'] as const;

/** One of them. */
export type Dialect = (typeof dialects)[number];

interface Asked {
  publicUrl: string;
  locale: string;
  /** Without quotation marks. */
  question: string;
}

const writers: Record<Dialect, (asked: Asked) => string> = {
  curl: ({ publicUrl, locale, question }) => `curl -sG "${publicUrl}/api/ask/getAnswer" \\
  -H "Authorization: Bearer $SVODKA_KEY" -H "Locale: ${locale}" \\
  --data-urlencode "q=${question}"`,
  typescript: ({ publicUrl, locale, question }) => `const query = new URLSearchParams({ q: '${question}' });
const response = await fetch(\`${publicUrl}/api/ask/getAnswer?\${query}\`, {
  headers: { authorization: \`Bearer \${process.env.SVODKA_KEY}\`, locale: '${locale}' },
});
const answer = await response.json();
if (!response.ok) throw new Error(answer.title);
console.log(answer.sentence, answer.value, answer.receipt?.source.title);`,
  python: ({ publicUrl, locale, question }) => `import json, os
from urllib.parse import urlencode
from urllib.request import Request, urlopen

query = urlencode({"q": "${question}"})
request = Request(
    f"${publicUrl}/api/ask/getAnswer?{query}",
    headers={"Authorization": f"Bearer {os.environ['SVODKA_KEY']}", "Locale": "${locale}"},
)
with urlopen(request) as response:
    answer = json.load(response)
print(answer["sentence"], answer.get("value"), answer["receipt"]["source"]["title"])`,
  r: ({ publicUrl, locale, question }) => `library(httr2)

answer <- request("${publicUrl}/api/ask/getAnswer") |>
  req_url_query(q = "${question}") |>
  req_auth_bearer_token(Sys.getenv("SVODKA_KEY")) |>
  req_headers(Locale = "${locale}") |>
  req_perform() |>
  resp_body_json()
cat(answer$sentence, answer$value, answer$receipt$source$title)`,
};

/** A program that asks one question in words and writes the answer with its source; the key stands in SVODKA_KEY. */
export function exampleOf(dialect: Dialect, asked: Asked): string {
  return writers[dialect](asked);
}

/** What an assistant's settings take, as most of them write it. */
export function assistantSettings(publicUrl: string): string {
  const svodka = { type: 'http', url: `${publicUrl}/mcp`, headers: { Authorization: 'Bearer svk_…' } };
  return JSON.stringify({ mcpServers: { svodka } }, null, 2);
}
