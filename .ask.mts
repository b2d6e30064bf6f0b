import { readFileSync } from 'node:fs';
import { signInAs } from './bench/model-accounts.ts';
const base='http://127.0.0.1:8401', pid=readFileSync('/tmp/45s-server.pid','utf8').trim();
const page=process.argv[2]!; const n=Number(process.argv[3]??60);
const { cookie } = await signInAs(base,'analyst');
const ask=async(m:string)=>{const r=await fetch(`${base}/ru/${page}?x=${m}`,{headers:{cookie,'accept-encoding':'identity'}}); const t=await r.text(); if(r.status!==200) throw new Error(String(r.status)); return t.length;};
const cpu=()=>{const f=readFileSync(`/proc/${pid}/stat`,'utf8').split(') ')[1]!.split(' '); return (Number(f[11])+Number(f[12]))*10;};
let len=0; for(let i=0;i<40;i++) len=await ask('w'+i);
for (let round=0; round<3; round++) { const a=cpu(); for(let i=0;i<n;i++) await ask(`m${round}_${i}`); console.log(page, len, ((cpu()-a)/n).toFixed(1),'ms'); }
