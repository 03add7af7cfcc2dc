import pg from 'pg'; import {readFileSync} from 'node:fs';
const {superuserUrl}=JSON.parse(readFileSync('/tmp/store/pg.json'));
const u=new URL(superuserUrl); u.pathname='/bench1'; u.username='homeport';
const c=new pg.Client({connectionString:u.href, options:'-c role=homeport_app -c plan_cache_mode=force_generic_plan'}); await c.connect();
await c.query(`select set_config('app.tenant','00000000-0000-4000-8000-000000000002',false)`);
const T='00000000-0000-4000-8000-000000000002';
const cols=['case_detail_id','batch_type','activity','currency','expense_date','to_date','notes','who_is_paying','reimburse_to','recover_from','converted_currency','rate_date','rate_source','is_flagged','approval_status','decision_reason'];
const nums=['amount','tax_rate','goods_amount','tax_amount1','tax_amount2','converted_amount','rate','submitted_amount','approved_amount'];
const ts=['created','updated','submitted_date','decided_date'];
const inner=`select * from app.case_expense t where approval_status=$1 order by created desc,id desc limit 20`;
const tsA=x=>`to_char(t.${x} at time zone 'UTC','YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const tsB=x=>`left(to_json(t.${x})#>>'{}',19)||'Z'`;
const lab=(r,tbl,col,l)=>`(select json_build_object('id',x.id,'label',${l}) from app.${tbl} x where x.id=t.${col})`;
const lab2=(r,tbl,col,l)=>`(select '{"id":"'||x.id||'","label":'||to_json(${l})||'}' from app.${tbl} x where x.id=t.${col})`;
const lab3=(r,tbl,col,l)=>`(select row_to_json(y) from (select x.id, ${l} as label from app.${tbl} x where x.id=t.${col}) y)`;
const refs=[['assignee','person','assignee_id',"concat_ws(' ',x.first_name,x.last_name)"],['expenseItem','expense_item','expense_item_id','x.name'],['createdBy','"user"','created_by','x.display_name'],['updatedBy','"user"','updated_by','x.display_name']];
const variants={
 rowtojson:`select '['||string_agg(row_to_json(r)::text,',')||']' from (select t.id,t.version,${cols.map(x=>`t.${x} as "${x}"`)},${nums.map(x=>`t.${x}::text as "${x}"`)},${ts.map(x=>`${tsA(x)} as "${x}"`)},${refs.map(r=>`${lab(...r)} as "${r[0]}"`)} from (${inner}) t) r`,
 rowtojson_lab3:`select '['||string_agg(row_to_json(r)::text,',')||']' from (select t.id,t.version,${cols.map(x=>`t.${x} as "${x}"`)},${nums.map(x=>`t.${x}::text as "${x}"`)},${ts.map(x=>`${tsA(x)} as "${x}"`)},${refs.map(r=>`${lab3(...r)} as "${r[0]}"`)} from (${inner}) t) r`,
 rowtojson_tsB:`select '['||string_agg(row_to_json(r)::text,',')||']' from (select t.id,t.version,${cols.map(x=>`t.${x} as "${x}"`)},${nums.map(x=>`t.${x}::text as "${x}"`)},${ts.map(x=>`${tsB(x)} as "${x}"`)},${refs.map(r=>`${lab(...r)} as "${r[0]}"`)} from (${inner}) t) r`,
 jsonagg:`select json_agg(r)::text from (select t.id,t.version,${cols.map(x=>`t.${x} as "${x}"`)},${nums.map(x=>`t.${x}::text as "${x}"`)},${ts.map(x=>`${tsA(x)} as "${x}"`)},${refs.map(r=>`${lab(...r)} as "${r[0]}"`)} from (${inner}) t) r`,
 concat:`select '['||string_agg('{"id":"'||t.id||'","version":'||t.version||${cols.map(x=>`',"${x}":'||coalesce(to_json(t.${x})::text,'null')`).join('||')}||${nums.map(x=>`',"${x}":'||coalesce('"'||t.${x}||'"','null')`).join('||')}||${ts.map(x=>`',"${x}":'||coalesce('"'||${tsA(x)}||'"','null')`).join('||')}||${refs.map(r=>`',"${r[0]}":'||coalesce(${lab2(...r)},'null')`).join('||')}||'}',',')||']' from (${inner}) t`,
 concatfn:`select '['||string_agg(concat('{"id":"',t.id,'","version":',t.version,${cols.map(x=>`',"${x}":',coalesce(to_json(t.${x})::text,'null')`).join(',')},${nums.map(x=>`',"${x}":',coalesce('"'||t.${x}||'"','null')`).join(',')},${ts.map(x=>`',"${x}":',coalesce('"'||${tsA(x)}||'"','null')`).join(',')},${refs.map(r=>`',"${r[0]}":',coalesce(${lab2(...r)},'null')`).join(',')},'}'),',')||']' from (${inner}) t`,
 joins:`select '['||string_agg(row_to_json(r)::text,',')||']' from (select t.id,t.version,${cols.map(x=>`t.${x} as "${x}"`)},${nums.map(x=>`t.${x}::text as "${x}"`)},${ts.map(x=>`${tsA(x)} as "${x}"`)},${refs.map((r,i)=>`case when r${i}.id is not null then ('{"id":"'||r${i}.id||'","label":'||to_json(${r[3].replaceAll('x.','r'+i+'.')})||'}')::json end as "${r[0]}"`)} from (${inner}) t ${refs.map((r,i)=>`left join app.${r[1]} r${i} on r${i}.id=t.${r[2]}`).join(' ')}) r`,
 joinsT:`select '['||string_agg(row_to_json(r)::text,',')||']' from (select t.id,t.version,${cols.map(x=>`t.${x} as "${x}"`)},${nums.map(x=>`t.${x}::text as "${x}"`)},${ts.map(x=>`${tsA(x)} as "${x}"`)},${refs.map((r,i)=>`case when r${i}.id is not null then ('{"id":"'||r${i}.id||'","label":'||to_json(${r[3].replaceAll('x.','r'+i+'.')})||'}')::json end as "${r[0]}"`)} from (${inner}) t ${refs.map((r,i)=>`left join app.${r[1]} r${i} on r${i}.tenant_id=t.tenant_id and r${i}.id=t.${r[2]}`).join(' ')}) r`,
 lab2:`select '['||string_agg(row_to_json(r)::text,',')||']' from (select t.id,t.version,${cols.map(x=>`t.${x} as "${x}"`)},${nums.map(x=>`t.${x}::text as "${x}"`)},${ts.map(x=>`${tsA(x)} as "${x}"`)},${refs.map(r=>`${lab2(...r)}::json as "${r[0]}"`)} from (${inner}) t) r`,
 lab4:`select '['||string_agg(row_to_json(r)::text,',')||']' from (select t.id,t.version,${cols.map(x=>`t.${x} as "${x}"`)},${nums.map(x=>`t.${x}::text as "${x}"`)},${ts.map(x=>`${tsA(x)} as "${x}"`)},${refs.map((r,i)=>`row(t.${r[2]},(select ${r[3]} from app.${r[1]} x where x.id=t.${r[2]}))::text as "${r[0]}"`)} from (${inner}) t) r`,
 lab5:`select '['||string_agg(row_to_json(r)::text,',')||']' from (select t.id,t.version,${cols.map(x=>`t.${x} as "${x}"`)},${nums.map(x=>`t.${x}::text as "${x}"`)},${ts.map(x=>`${tsA(x)} as "${x}"`)},${refs.map((r,i)=>`(select ${r[3]} from app.${r[1]} x where x.id=t.${r[2]}) as "${r[0]}"`)} from (${inner}) t) r`,
 norefs:`select '['||string_agg(row_to_json(r)::text,',')||']' from (select t.id,t.version,${cols.map(x=>`t.${x} as "${x}"`)},${nums.map(x=>`t.${x}::text as "${x}"`)},${ts.map(x=>`${tsA(x)} as "${x}"`)} from (${inner}) t) r`,
 nots:`select '['||string_agg(row_to_json(r)::text,',')||']' from (select t.id,t.version,${cols.map(x=>`t.${x} as "${x}"`)},${nums.map(x=>`t.${x}::text as "${x}"`)} from (${inner}) t) r`,
 only_rows:`select count(id)::text from (${inner}) t`,
};
for(const [k,q] of Object.entries(variants)){ const r=await c.query({name:k,text:q,values:['APPROVED']}); }
for(let round=0;round<3;round++) for(const [k,q] of Object.entries(variants)){ const t=process.hrtime.bigint(); for(let i=0;i<300;i++) await c.query({name:k,text:q,values:['APPROVED']}); if(round==2) console.log(k, Number(process.hrtime.bigint()-t)/300/1e3,'us'); }
const r=await c.query({name:'concat',values:['APPROVED'],text:variants.concat}); JSON.parse(Object.values(r.rows[0])[0]); console.log(Object.values(r.rows[0])[0].length);

for (const k of ['rowtojson_lab3','joins','joinsT']) { const e=await c.query({text:'explain (analyze, buffers off) '+variants[k].replace('$1',"'APPROVED'")}); console.log(k+'\n'+e.rows.map(r=>r['QUERY PLAN'].slice(0,150)).join('\n')); }
await c.end();

