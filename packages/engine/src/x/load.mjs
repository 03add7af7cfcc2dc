import pg from 'pg'; import {readFileSync} from 'node:fs';
const {superuserUrl}=JSON.parse(readFileSync('/tmp/store/pg.json'));
const u=new URL(superuserUrl); u.pathname='/bench1';
const c=new pg.Client({connectionString:u.href}); await c.connect();
await c.query(`set session_replication_role=replica`);
await c.query(`create or replace function pg_temp.tid(n int) returns uuid language sql as $$ select ('00000000-0000-4000-8000-' || lpad(n::text,12,'0'))::uuid $$`);
const N=Number(process.argv[2]??1000000);
const ins=(t,cols,sel)=>c.query(`insert into app.${t} (${cols}) ${sel}`);
const common='tenant_id,id,version,created,created_by,updated,updated_by';
const cv=`pg_temp.tid(t), md5('%T%'||t||'-'||i)::uuid, 1, now(), pg_temp.tid(1), now(), pg_temp.tid(1)`;
await ins('person',`${common},first_name,last_name`,`select ${cv.replace('%T%','person')},'Anna'||i,'Miller'||i from generate_series(1,50) t, generate_series(1,20) i`);
await ins('"user"',`${common},login,first_name,last_name,display_name,email,status`,`select ${cv.replace('%T%','user')},'login'||i,'F'||i,'L'||i,'User '||i,'u@x.org','ACTIVE' from generate_series(1,50) t, generate_series(1,20) i`);
await ins('expense_item',`${common},code,name`,`select ${cv.replace('%T%','item')},'C'||i,'Item '||i from generate_series(1,50) t, generate_series(1,20) i`).catch(e=>console.log('item',e.message));
await ins('case_expense_batch',`${common},description,status`,`select ${cv.replace('%T%','batch')},'Report '||i,'OPEN' from generate_series(1,50) t, generate_series(1,20) i`).catch(e=>console.log('batch',e.message));
await ins('case_expense',`${common},case_expense_batch_id,assignee_id,expense_item_id,activity,amount,currency,expense_date,approval_status,converted_amount,converted_currency`,
 `select pg_temp.tid(1+(i%50)), md5('exp'||i)::uuid, 1, now()-(i||' seconds')::interval, md5('user'||(1+i%50)||'-1')::uuid, now(), md5('user'||(1+i%50)||'-1')::uuid, md5('batch'||(1+i%50)||'-'||(1+i/50%20))::uuid, md5('person'||(1+i%50)||'-'||(1+i/50%20))::uuid, md5('item'||(1+i%50)||'-'||(1+i/50%20))::uuid, 'Activity '||i, i%1000+0.5, 'EUR', current_date-(i%365), (array['DRAFT','AWAITING_APPROVAL','APPROVED','REJECTED'])[1+(i/50)%4], 12.3, 'USD' from generate_series(1,${N}) i`);
await c.query('vacuum analyze'); console.log((await c.query('select count(*) from app.case_expense')).rows); await c.end();
