import { houseBook, housePages,rulesPage } from 'baraja/words';
import { houses,gamesOf } from 'baraja/books';
import { gzipSync,brotliCompressSync } from 'node:zlib';
const c=()=>process.cpuUsage().user/1000;
for (const {id} of houses){let t=c();for(const g of gamesOf(id))rulesPage(id,g.id,{language:'en'});const r=c()-t;t=c();const b=houseBook(id);const j=JSON.stringify(b);console.log(id,'rules',r,'book',c()-t,Object.keys(b.entries).length,Object.keys(b.entries).filter(k=>k.includes('@')).length,j.length,gzipSync(j).length)}
const b=houseBook('rogelios');const dup=Object.keys(b.entries).filter(k=>k.includes('@'));
const diff:any={};for(const k of dup){const a:any=b.entries[k],z:any=b.entries[k.split('@')[0]];for(const f of Object.keys(a))if(JSON.stringify(a[f])!==JSON.stringify(z[f]))diff[f]=(diff[f]??0)+1}
console.log(diff)
