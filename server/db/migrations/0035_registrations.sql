CREATE TABLE "consent_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"since" date NOT NULL,
	"text_bg" text NOT NULL,
	"text_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"player_id" integer NOT NULL,
	"consent_id" integer NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"by_parent" boolean NOT NULL,
	CONSTRAINT "consent_once" PRIMARY KEY("player_id","consent_id")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"link_id" integer,
	"token_hash" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"name" text NOT NULL,
	"birthdate" date,
	"position" text,
	"shirt_number" integer,
	"photo" "bytea",
	"photo_width" integer,
	"photo_height" integer,
	"consent_id" integer NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"parent_name" text,
	"parent_contact" text,
	"declaration" "bytea",
	"sent_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"reason" text,
	"request_id" integer,
	"player_id" integer,
	CONSTRAINT "registration_token_once" UNIQUE("token_hash"),
	CONSTRAINT "registration_state_known" CHECK ("registrations"."state" in ('waiting', 'confirmed', 'refused')),
	CONSTRAINT "registration_position_known" CHECK ("registrations"."position" in ('GK', 'DEF', 'CB', 'LB', 'RB', 'MID', 'CM', 'LM', 'RM', 'DM', 'FWD', 'ST', 'CF', 'LW', 'RW')),
	CONSTRAINT "registration_decided_once" CHECK (("registrations"."state" = 'waiting') = ("registrations"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "team_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"ended_at" timestamp with time zone,
	CONSTRAINT "team_link_code_once" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_consent_id_consent_texts_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consent_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_link_id_team_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."team_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_consent_id_consent_texts_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consent_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_decided_by_desk_sessions_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."desk_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_links" ADD CONSTRAINT "team_links_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_links" ADD CONSTRAINT "team_links_created_by_desk_sessions_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."desk_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_consent_id_index" ON "consents" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "waiting_registrations" ON "registrations" USING btree ("team_id") WHERE "registrations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "registrations_team_id_index" ON "registrations" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "registrations_link_id_sent_at_index" ON "registrations" USING btree ("link_id","sent_at");--> statement-breakpoint
CREATE INDEX "registrations_consent_id_index" ON "registrations" USING btree ("consent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_registration_a_request" ON "registrations" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "registrations_player_id_index" ON "registrations" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "registrations_decided_at_index" ON "registrations" USING btree ("decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_link_a_team" ON "team_links" USING btree ("team_id") WHERE "team_links"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "team_links_team_id_index" ON "team_links" USING btree ("team_id");